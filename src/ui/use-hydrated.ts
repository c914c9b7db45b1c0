import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * @returns false in the server's HTML and in the first render of the browser, then true: controls that need scripts may
 * appear
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
