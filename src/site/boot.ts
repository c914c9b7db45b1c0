import type { Shell, ShownPage } from '#registry/page-payload.ts';

/** The data in the server's HTML from which the browser hydrates. */
export type Boot = ShownPage & { shell: Shell };

/**
 * Id of the element that contains the JSON. It is data, not a script, so the Content-Security-Policy needs no
 * exception.
 */
export const bootElementId = 'boot';

/** JSON without `<`, so that no text can close the script element or open a comment. */
export const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');
