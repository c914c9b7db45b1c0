import { onTestFinished } from 'vitest';
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

/** Shows the page as on a screen, on paper, or in a dark theme of forced colours, until the test has finished. */
export const showAs = async (how: keyof typeof media): Promise<void> => {
  onTestFinished(() => emulate('screen'));
  await emulate(how);
};

const emulate = async (how: keyof typeof media) => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [], ...media[how] });
};
