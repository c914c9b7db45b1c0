import { createContext } from 'react';

/**
 * Rewrites the links of a view: while the URL of the page has `?lang=`, its links have it too. Must be idempotent.
 */
export const LinkContext = createContext<(href: string) => string>((href) => href);

/** Path of the page with the contact details; undefined if the site has none. */
export const ContactContext = createContext<string | undefined>(undefined);
