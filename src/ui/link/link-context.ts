import { createContext } from 'react';

/**
 * What a view's links pass through before they are shown: a page whose language stands in its URL keeps `?lang=` in
 * them. Giving the same address twice must not add it twice.
 */
export const LinkContext = createContext<(href: string) => string>((href) => href);

/** Path of the page with the contact details; undefined if the site has none. */
export const ContactContext = createContext<string | undefined>(undefined);
