import { cdp } from 'vitest/browser';

/** Switches `prefers-reduced-motion` of the test browser on or off. */
export const reduceMotion = async (reduced: boolean): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }],
  });
};
