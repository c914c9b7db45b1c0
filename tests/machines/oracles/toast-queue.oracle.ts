import type { QueuedToast, toastQueueMachine } from '#machines/toast-queue.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const toast = (id: string, left: number): QueuedToast => ({ id, kind: 'info', text: id, left });
const newcomer: QueuedToast = { id: 'new', kind: 'info', text: 'new', left: 3000 };
const urgent: QueuedToast = { id: 'urgent', kind: 'error', text: 'a', left: 3000 };

/** Half a second after the remaining times were last updated. */
const at = 1500;
const muchLater = 2000;
const since = 1000;

/**
 * Specification, section 8: toasts last 3000 ms and pause while hovered; rule ERR-03 adds that they also pause while
 * focused.
 */
export const toastQueueOracle = oracleOf<typeof toastQueueMachine>()({
  starts: {
    'a page': { rule: 'ERR-03', state: 'empty', context: { toasts: [], holds: [], since: 0 } },
  },
  situations: {
    'there is no toast': { state: 'empty', context: { toasts: [], holds: [], since: 0 } },
    'a is shown': { state: 'running', context: { toasts: [toast('a', 3000)], holds: [], since } },
    'a, b and c are shown and d is queued': {
      state: 'running',
      context: {
        toasts: [toast('a', 1000), toast('b', 2000), toast('c', 3000), toast('d', 3000)],
        holds: [],
        since,
      },
    },
    'a and b expire together': {
      state: 'running',
      context: { toasts: [toast('a', 600), toast('b', 600)], holds: [], since },
    },
    'a is hovered': {
      state: 'held',
      context: { toasts: [toast('a', 1000)], holds: ['hover'], since },
    },
    'a is hovered and b is focused': {
      state: 'held',
      context: { toasts: [toast('a', 1000), toast('b', 2000)], holds: ['hover', 'focus'], since },
    },
  },
  happenings: {
    'a message arrives': { type: 'show', id: 'new', kind: 'info', text: 'new', at },
    'the message of a arrives again': { type: 'show', id: 'a', kind: 'info', text: 'a', at },
    'an error with the same text arrives': {
      type: 'show',
      id: 'urgent',
      kind: 'error',
      text: 'a',
      at: muchLater,
    },
    'a is dismissed': { type: 'dismiss', id: 'a', at },
    'the pointer enters': { type: 'hold', by: 'hover', at },
    'the focus enters': { type: 'hold', by: 'focus', at },
    'the pointer leaves': { type: 'release', by: 'hover', at },
    'the first expires': { after: 'untilNext' },
  },
  table: {
    'there is no toast': {
      'a message arrives': {
        rule: 'ERR-03',
        to: 'running',
        changes: { toasts: [newcomer], since: at },
        waits: 3000,
      },
      'the message of a arrives again': {
        rule: 'ERR-03',
        to: 'running',
        changes: { toasts: [toast('a', 3000)], since: at },
        waits: 3000,
      },
      'an error with the same text arrives': {
        rule: 'ERR-03',
        to: 'running',
        changes: { toasts: [urgent], since: muchLater },
        waits: 3000,
      },
      'a is dismissed': nothing('ERR-03'),
      'the pointer enters': nothing('ERR-03'),
      'the focus enters': nothing('ERR-03'),
      'the pointer leaves': nothing('ERR-03'),
      'the first expires': nothing('ERR-03'),
    },
    'a is shown': {
      'a message arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 2500), newcomer], since: at },
        waits: 2500,
      },
      'the message of a arrives again': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 3000)], since: at },
        waits: 3000,
      },
      'an error with the same text arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 2000), urgent], since: muchLater },
        waits: 2000,
      },
      'a is dismissed': { rule: 'ERR-03', to: 'empty', changes: { toasts: [] } },
      'the pointer enters': {
        rule: 'ERR-03',
        to: 'held',
        changes: { toasts: [toast('a', 2500)], holds: ['hover'], since: at },
      },
      'the focus enters': {
        rule: 'ERR-03',
        to: 'held',
        changes: { toasts: [toast('a', 2500)], holds: ['focus'], since: at },
      },
      'the pointer leaves': nothing('ERR-03'),
      'the first expires': { rule: 'ERR-03', to: 'empty', changes: { toasts: [] } },
    },
    'a, b and c are shown and d is queued': {
      'a message arrives': {
        rule: 'ERR-03',
        changes: {
          toasts: [toast('a', 500), toast('b', 1500), toast('c', 2500), toast('d', 3000), newcomer],
          since: at,
        },
        waits: 500,
      },
      'the message of a arrives again': {
        rule: 'ERR-03',
        changes: {
          toasts: [toast('a', 3000), toast('b', 1500), toast('c', 2500), toast('d', 3000)],
          since: at,
        },
        waits: 1500,
      },
      'an error with the same text arrives': {
        rule: 'ERR-03',
        changes: {
          toasts: [toast('a', 0), toast('b', 1000), toast('c', 2000), toast('d', 3000), urgent],
          since: muchLater,
        },
        waits: 0,
      },
      'a is dismissed': {
        rule: 'ERR-03',
        changes: { toasts: [toast('b', 1500), toast('c', 2500), toast('d', 3000)], since: at },
        waits: 1500,
      },
      'the pointer enters': {
        rule: 'ERR-03',
        to: 'held',
        changes: {
          toasts: [toast('a', 500), toast('b', 1500), toast('c', 2500), toast('d', 3000)],
          holds: ['hover'],
          since: at,
        },
      },
      'the focus enters': {
        rule: 'ERR-03',
        to: 'held',
        changes: {
          toasts: [toast('a', 500), toast('b', 1500), toast('c', 2500), toast('d', 3000)],
          holds: ['focus'],
          since: at,
        },
      },
      'the pointer leaves': nothing('ERR-03'),
      'the first expires': {
        rule: 'ERR-03',
        changes: { toasts: [toast('b', 1000), toast('c', 2000), toast('d', 3000)], since: 2000 },
        waits: 1000,
      },
    },
    'a and b expire together': {
      'a message arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 100), toast('b', 100), newcomer], since: at },
        waits: 100,
      },
      'the message of a arrives again': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 3000), toast('b', 100)], since: at },
        waits: 100,
      },
      'an error with the same text arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 0), toast('b', 0), urgent], since: muchLater },
        waits: 0,
      },
      'a is dismissed': { rule: 'ERR-03', changes: { toasts: [toast('b', 100)], since: at }, waits: 100 },
      'the pointer enters': {
        rule: 'ERR-03',
        to: 'held',
        changes: { toasts: [toast('a', 100), toast('b', 100)], holds: ['hover'], since: at },
      },
      'the focus enters': {
        rule: 'ERR-03',
        to: 'held',
        changes: { toasts: [toast('a', 100), toast('b', 100)], holds: ['focus'], since: at },
      },
      'the pointer leaves': nothing('ERR-03'),
      'the first expires': { rule: 'ERR-03', to: 'empty', changes: { toasts: [] } },
    },
    'a is hovered': {
      'a message arrives': { rule: 'ERR-03', changes: { toasts: [toast('a', 1000), newcomer] } },
      'the message of a arrives again': { rule: 'ERR-03', changes: { toasts: [toast('a', 3000)] } },
      'an error with the same text arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 1000), urgent] },
      },
      'a is dismissed': { rule: 'ERR-03', to: 'empty', changes: { toasts: [], holds: [] } },
      'the pointer enters': nothing('ERR-03'),
      'the focus enters': { rule: 'ERR-03', changes: { holds: ['hover', 'focus'] } },
      'the pointer leaves': {
        rule: 'ERR-03',
        to: 'running',
        changes: { holds: [], since: at },
        waits: 1000,
      },
      'the first expires': nothing('ERR-03'),
    },
    'a is hovered and b is focused': {
      'a message arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 1000), toast('b', 2000), newcomer] },
      },
      'the message of a arrives again': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 3000), toast('b', 2000)] },
      },
      'an error with the same text arrives': {
        rule: 'ERR-03',
        changes: { toasts: [toast('a', 1000), toast('b', 2000), urgent] },
      },
      'a is dismissed': { rule: 'ERR-03', changes: { toasts: [toast('b', 2000)] } },
      'the pointer enters': nothing('ERR-03'),
      'the focus enters': nothing('ERR-03'),
      'the pointer leaves': { rule: 'ERR-03', changes: { holds: ['focus'] } },
      'the first expires': nothing('ERR-03'),
    },
  },
});
