import { cdp } from 'vitest/browser';

const media = {
  screen: {},
  paper: { media: 'print' },
  'forced colours': {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ],
  },
};

/** Shows the page of a test as on a screen, on paper, or in a dark theme of forced colours. */
export const showAs = async (how: keyof typeof media): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [], ...media[how] });
};
