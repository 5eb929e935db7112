document.title = 'VirGo Playground';
