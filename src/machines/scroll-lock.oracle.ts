import type { scrollLockMachine } from './scroll-lock.ts';
import { nothing, oracleOf } from './testing/oracle.ts';

/** Locks for as long as the state lasts. */
const lock = { actor: 'lockScroll', input: undefined };

/** Specification, section 4: the page scroll is locked while a loading overlay or a preview dialog shows. */
export const scrollLockOracle = oracleOf<typeof scrollLockMachine>()({
  starts: {
    'a page': { rule: 'LOAD-01', state: 'free', context: { holders: [] } },
  },
  situations: {
    'nobody holds it': { state: 'free', context: { holders: [] } },
    'the dialog holds it': { state: 'locked', context: { holders: ['dialog'] } },
    'dialog and overlay hold it': { state: 'locked', context: { holders: ['dialog', 'overlay'] } },
  },
  happenings: {
    'the dialog holds': { type: 'hold', by: 'dialog' },
    'the overlay holds': { type: 'hold', by: 'overlay' },
    'the dialog lets go': { type: 'release', by: 'dialog' },
    'the overlay lets go': { type: 'release', by: 'overlay' },
    'all are gone': { type: 'clear' },
  },
  table: {
    'nobody holds it': {
      'the dialog holds': {
        rule: 'LOAD-01',
        to: 'locked',
        changes: { holders: ['dialog'] },
        asks: lock,
      },
      'the overlay holds': {
        rule: 'LOAD-01',
        to: 'locked',
        changes: { holders: ['overlay'] },
        asks: lock,
      },
      'the dialog lets go': nothing('LOAD-01'),
      'the overlay lets go': nothing('LOAD-01'),
      'all are gone': nothing('LOAD-01'),
    },
    'the dialog holds it': {
      'the dialog holds': nothing('LOAD-01'),
      'the overlay holds': { rule: 'LOAD-01', changes: { holders: ['dialog', 'overlay'] } },
      'the dialog lets go': {
        rule: 'LOAD-01',
        to: 'free',
        changes: { holders: [] },
      },
      'the overlay lets go': nothing('LOAD-01'),
      'all are gone': { rule: 'LOAD-01', to: 'free', changes: { holders: [] } },
    },
    'dialog and overlay hold it': {
      'the dialog holds': nothing('LOAD-01'),
      'the overlay holds': nothing('LOAD-01'),
      'the dialog lets go': { rule: 'LOAD-01', changes: { holders: ['overlay'] } },
      'the overlay lets go': { rule: 'LOAD-01', changes: { holders: ['dialog'] } },
      'all are gone': { rule: 'LOAD-01', to: 'free', changes: { holders: [] } },
    },
  },
});
