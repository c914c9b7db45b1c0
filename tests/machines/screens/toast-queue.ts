import type { SnapshotFrom } from 'xstate';
import {
  type toastQueueMachine as Machine,
  type ToastHold,
  toastQueueMachine,
} from '#machines/toast-queue.ts';
import { type Hands, screenOf } from '../screen.ts';
import { fieldOf, leaveDraft, letter, suggestion } from './suggestion.ts';

type Snapshot = SnapshotFrom<typeof Machine>;

/** More toasts at once cover no further parts. */
const mostToasts = 2;

const card = ({ css }: Hands, nth = 0) => css('[role=alert] > *', nth);
const closeButton = ({ css }: Hands) => css('[role=alert] button');

/** In the path search, time advances only between two messages, which reduces the number of snapshots. */
const now = ({ context }: Snapshot) => context.since;
const later = ({ context }: Snapshot) => context.since + (context.toasts.length > 0 ? 10 : 0);
const isHeld = ({ context }: Snapshot, by: ToastHold) => context.holds.includes(by);

/** Sends the form by keyboard, so that the pointer does not move; the server refuses it with the message. */
async function bringMessage(hands: Hands, message: string) {
  await fieldOf(hands, 'name').focus();
  await hands.key('Enter');
  await hands.answer(suggestion.call, { json: { resultCode: 500, message, data: null } });
}

const closes = (snapshot: Snapshot) => ({
  type: 'dismiss' as const,
  id: snapshot.context.toasts[0]?.id ?? '',
  at: now(snapshot),
});

/** Whether the first toast remains long enough for the next action. */
const lasts = (snapshot: Snapshot) =>
  snapshot.matches('held') || (snapshot.context.toasts[0]?.left ?? 0) > 1_500;

const holds = (by: ToastHold, act: (hands: Hands) => Promise<void>) => ({
  event: (snapshot: Snapshot) =>
    lasts(snapshot) && !isHeld(snapshot, by) ? { type: 'hold' as const, by, at: now(snapshot) } : undefined,
  act,
});
const releases = (by: ToastHold, act: (hands: Hands) => Promise<void>) => ({
  event: (snapshot: Snapshot) =>
    isHeld(snapshot, by) ? { type: 'release' as const, by, at: now(snapshot) } : undefined,
  act,
});

async function showsAll(hands: Hands, { context: { toasts } }: Snapshot) {
  for (const [index, { text }] of toasts.entries()) await card(hands, index).says(text);
  await card(hands, toasts.length).gone();
}

/** Rule ERR-03: error toasts last 3000 ms and pause while hovered or focused. */
export const toastQueueScreen = screenOf<typeof toastQueueMachine>({
  machine: toastQueueMachine,
  starts: {
    'a form that is refused': {
      path: suggestion.path,
      before: (hands) => leaveDraft(hands, letter),
      wake: async (hands) => {
        // A form with its restored draft is hydrated.
        await fieldOf(hands, 'name').holds(letter.name);
        await bringMessage(hands, 'Message 0');
      },
    },
  },
  holds: [suggestion.call],
  moves: {
    'a message arrives': {
      event: (snapshot) =>
        snapshot.context.toasts.length < mostToasts && !isHeld(snapshot, 'focus')
          ? { type: 'show', ...nextMessage(snapshot), at: later(snapshot) }
          : undefined,
      act: (hands, snapshot) => bringMessage(hands, nextMessage(snapshot).text),
    },
    'the pointer enters': holds('hover', (hands) => card(hands).hover()),
    'the pointer leaves': releases('hover', ({ pointAway }) => pointAway()),
    'the focus enters': holds('focus', (hands) => closeButton(hands).focus()),
    'the focus leaves': releases('focus', (hands) => fieldOf(hands, 'contact').focus()),
    'the visitor closes it': {
      event: (snapshot) =>
        isHeld(snapshot, 'hover') && !isHeld(snapshot, 'focus') ? closes(snapshot) : undefined,
      act: async (hands) => {
        await closeButton(hands).click();
        // Otherwise the pointer would pause the next toast.
        await hands.pointAway();
      },
    },
    'the visitor closes it with a key': {
      event: (snapshot) => {
        if (!isHeld(snapshot, 'focus')) return undefined;
        // After the last toast the focus returns to the previous element.
        const leaves = { type: 'release', by: 'focus', at: now(snapshot) };
        return snapshot.context.toasts.length > 1 ? closes(snapshot) : [leaves, closes(snapshot)];
      },
      act: async ({ key, pointAway }) => {
        await key('Enter');
        await pointAway();
      },
    },
    'a screen reader closes it': {
      event: (snapshot) => (snapshot.matches('running') && lasts(snapshot) ? closes(snapshot) : undefined),
      act: (hands) => closeButton(hands).invoke(),
    },
    'time passes': {
      event: (snapshot) =>
        snapshot.matches('running') ? { type: 'xstate.after.untilNext.toastQueue.running' } : undefined,
      act: async () => {},
    },
  },
  shows: {
    empty: (hands) => card(hands).gone(),
    running: showsAll,
    held: showsAll,
  },
});

/** A message that is not in the queue. */
function nextMessage({ context: { toasts } }: Snapshot) {
  const kind = 'error' as const;
  for (let number = 0; ; number += 1) {
    const text = `Message ${number}`;
    if (toasts.every((toast) => toast.text !== text)) return { id: text, kind, text };
  }
}
