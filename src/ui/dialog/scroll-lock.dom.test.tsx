import { afterEach, expect, it } from 'vitest';
import { holdScroll } from './scroll-lock.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

const isLocked = () => root.style.overflow === 'hidden';

/** A sequence of events of two locks, and whether the page is locked after it. */
const days: [string, readonly (readonly ['dialog' | 'overlay', 'holds' | 'lets go', boolean])[]][] = [
  [
    'one holder',
    [
      ['dialog', 'holds', true],
      ['dialog', 'lets go', false],
    ],
  ],
  [
    'two holders, whichever lets go first',
    [
      ['dialog', 'holds', true],
      ['overlay', 'holds', true],
      ['dialog', 'lets go', true],
      ['overlay', 'lets go', false],
    ],
  ],
  [
    'a holder that lets go twice, which counts once',
    [
      ['dialog', 'holds', true],
      ['overlay', 'holds', true],
      ['dialog', 'lets go', true],
      ['dialog', 'lets go', true],
      ['overlay', 'lets go', false],
      ['overlay', 'lets go', false],
    ],
  ],
  [
    'a holder that comes again',
    [
      ['dialog', 'holds', true],
      ['dialog', 'lets go', false],
      ['dialog', 'holds', true],
      ['dialog', 'lets go', false],
    ],
  ],
];

it.each(days)('[LOAD-01] locks at once and unlocks with the last lock: %s', (_name, steps) => {
  const releases = { dialog: () => {}, overlay: () => {} };
  for (const [who, does, locked] of steps) {
    if (does === 'holds') releases[who] = holdScroll(root);
    else releases[who]();
    expect(isLocked(), `${who} ${does}`).toBe(locked);
    expect(root.dataset.scrollHolders !== undefined).toBe(locked);
  }
  expect(root.getAttribute('style') ?? '').toBe('');
});
