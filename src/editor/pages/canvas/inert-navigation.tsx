import { type ReactNode, useMemo } from 'react';
import {
  createPath,
  NavigationType,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
} from 'react-router-dom';

/** Links on the canvas do not navigate. */
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

/** Router of the blocks on the canvas: its location is the edited page, and it never navigates. */
export function InertNavigation({ path, children }: { path: string; children: ReactNode }) {
  const place = useMemo(
    () => ({
      location: {
        pathname: path,
        search: '',
        hash: '',
        state: null,
        key: 'canvas',
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
