import { type ReactNode, useMemo } from 'react';
import {
  createPath,
  NavigationType,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
} from 'react-router-dom';

/** Links of the canvas lead nowhere. */
const navigation = {
  basename: '/',
  navigator: {
    createHref: (to: Parameters<typeof createPath>[0] | string) =>
      typeof to === 'string' ? to : createPath(to),
    go: () => {},
    push: () => {},
    replace: () => {},
  },
  static: true,
  future: {},
  useTransitions: undefined,
};

/** The router that views find: the address of the page that is edited, from which nobody goes anywhere. */
export function InertNavigation({ path, children }: { path: string; children: ReactNode }) {
  const place = useMemo(
    () => ({
      location: {
        ...{ pathname: path, search: '', hash: '', state: null, key: 'canvas' },
        unstable_mask: undefined,
      },
      navigationType: NavigationType.Pop,
    }),
    [path],
  );
  return (
    <UNSAFE_NavigationContext value={navigation}>
      <UNSAFE_LocationContext value={place}>{children}</UNSAFE_LocationContext>
    </UNSAFE_NavigationContext>
  );
}
