import { useEffect, useState } from 'react';

const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * @returns true once the visitor has pressed a key, clicked, touched or scrolled, on this page or the one before it in
 * the same document; false while rendering on the server
 */
export function useActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    const act = () => setActed(true);
    // Missing in older browsers.
    const { userActivation } = navigator as { userActivation?: UserActivation };
    if (userActivation?.hasBeenActive) return act();
    const options = { once: true, passive: true };
    for (const name of acts) window.addEventListener(name, act, options);
    return () => {
      for (const name of acts) window.removeEventListener(name, act);
    };
  }, []);
  return acted;
}
