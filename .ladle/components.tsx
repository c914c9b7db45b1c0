import '#site/styles.css';
import type { GlobalProvider } from '@ladle/react';

/** Around every story: the site's own styles, and nothing else. */
export const Provider: GlobalProvider = ({ children }) => children;
