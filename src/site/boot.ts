import type { PagePayload, Shell } from '#registry/page-payload.ts';

/** What the server's HTML hands to the browser: the page it shows, whole. */
export type Boot = PagePayload & { shell: Shell };

/** The element that holds it: data, not a script, so that the Content-Security-Policy needs no exception. */
export const bootElementId = 'boot';

/** JSON that cannot end its script element or open a comment. */
export const bootJson = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');
