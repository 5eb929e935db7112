/** What of the lessons is on show; a part of the address, so that Back and links work. */
export type Route =
  | { readonly kind: 'course'; readonly course: CourseName }
  | { readonly kind: 'puzzle'; readonly course: CourseName; readonly puzzle: string }
  /** A puzzle that is in the link itself. */
  | { readonly kind: 'shared'; readonly code: string };

/** Ours, one at an address of this origin, or one from a file that was opened. */
export type CourseName =
  | { readonly kind: 'own' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'file' };

const start = '#/learn';

export function isLearnHash(hash: string): boolean {
  return hash === start || hash.startsWith(`${start}?`);
}

export function parseRoute(hash: string): Route {
  const given = new URLSearchParams(hash.slice(start.length + 1));
  const code = given.get('shared');
  if (code !== null) return { kind: 'shared', code };
  const address = given.get('course');
  const course: CourseName =
    address === null
      ? { kind: 'own' }
      : address === 'file'
        ? { kind: 'file' }
        : { kind: 'address', address };
  const puzzle = given.get('puzzle');
  return puzzle === null ? { kind: 'course', course } : { kind: 'puzzle', course, puzzle };
}

export function printRoute(route: Route): string {
  if (route.kind === 'shared') return `${start}?shared=${route.code}`;
  const parts: string[] = [];
  const { course } = route;
  if (course.kind === 'file') parts.push('course=file');
  if (course.kind === 'address') parts.push(`course=${encodeURIComponent(course.address)}`);
  // A slash needs no code, and the name stays readable.
  if (route.kind === 'puzzle')
    parts.push(`puzzle=${encodeURIComponent(route.puzzle).replaceAll('%2F', '/')}`);
  return parts.length === 0 ? start : `${start}?${parts.join('&')}`;
}
