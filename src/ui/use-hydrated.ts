import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and in the first render of the browser, then true: what needs scripts may appear. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
