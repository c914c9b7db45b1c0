import { cdp } from 'vitest/browser';

/** Makes the browser of a component test one whose visitor wants less motion, or no longer. */
export const reduceMotion = async (reduced: boolean): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }],
  });
};
