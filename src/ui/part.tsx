import { createContext, type ReactNode, use } from 'react';

/** Renders the parts of a page on the server. */
export type RenderPart = (name: string, children: ReactNode) => ReactNode;

/** Set only by the server, which remembers the HTML of parts (`src/site/known-parts.tsx`). */
export const PartContext = createContext<RenderPart | undefined>(undefined);

/**
 * A part of a page with exactly one element, such as the header or a block. It adds nothing to the page: the browser
 * hydrates the children, and React's ids inside do not depend on it.
 */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  const render = use(PartContext);
  return render ? render(name, children) : children;
}
