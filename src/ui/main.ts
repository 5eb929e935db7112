import { mount } from 'svelte';
import Root from './Root.svelte';
import './style/base.css';
import './style/controls.css';

document.getElementById('not-started')?.remove();
mount(Root, { target: document.getElementById('app')! });
