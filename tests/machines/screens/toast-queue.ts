import type { SnapshotFrom } from 'xstate';
import {
  type toastQueueMachine as Machine,
  type ToastHold,
  toastQueueMachine,
} from '#machines/toast-queue.ts';
import { type Hands, screenOf } from '../screen.ts';
import { fieldOf, leaveDraft, letter, suggestion } from './suggestion.ts';

type Snapshot = SnapshotFrom<typeof Machine>;

/** More at once tell nothing else. */
const mostToasts = 2;

const card = ({ css }: Hands, nth = 0) => css('[role=alert] > *', nth);
const closeButton = ({ css }: Hands) => css('[role=alert] button');

/** The clock stands still on the way, except between two messages: fewer places are to be found so. */
const now = ({ context }: Snapshot) => context.since;
const later = ({ context }: Snapshot) => context.since + (context.toasts.length > 0 ? 10 : 0);
const isHeld = ({ context }: Snapshot, by: ToastHold) => context.holds.includes(by);

/** The form is sent by the keyboard, so that the pointer stays where it is, and its server refuses it. */
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

/** The first one stays long enough for a hand to get there. */
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

/** Rule ERR-03: what went wrong is said for 3000 ms, which stand still under pointer and focus. */
export const toastQueueScreen = screenOf<typeof toastQueueMachine>({
  machine: toastQueueMachine,
  starts: {
    'a form that is refused': {
      path: suggestion.path,
      before: (hands) => leaveDraft(hands, letter),
      wake: async (hands) => {
        // A form that has its draft back is alive.
        await fieldOf(hands, 'name').holds(letter.name);
        await bringMessage(hands, 'Message 0');
      },
    },
  },
  holds: [suggestion.call],
  moves: {
    'a message comes': {
      event: (snapshot) =>
        snapshot.context.toasts.length < mostToasts && !isHeld(snapshot, 'focus')
          ? { type: 'show', ...nextMessage(snapshot), at: later(snapshot) }
          : undefined,
      act: (hands, snapshot) => bringMessage(hands, nextMessage(snapshot).text),
    },
    'the pointer comes': holds('hover', (hands) => card(hands).hover()),
    'the pointer leaves': releases('hover', ({ pointAway }) => pointAway()),
    'the focus comes': holds('focus', (hands) => closeButton(hands).focus()),
    'the focus leaves': releases('focus', (hands) => fieldOf(hands, 'contact').focus()),
    'the visitor closes it': {
      event: (snapshot) =>
        isHeld(snapshot, 'hover') && !isHeld(snapshot, 'focus') ? closes(snapshot) : undefined,
      act: async (hands) => {
        await closeButton(hands).click();
        // Or it would hold the next one where that comes.
        await hands.pointAway();
      },
    },
    'the visitor closes it with a key': {
      event: (snapshot) => {
        if (!isHeld(snapshot, 'focus')) return undefined;
        // From the last one the focus goes back to where it came from.
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

/** One that does not stand there. */
function nextMessage({ context: { toasts } }: Snapshot) {
  const kind = 'error' as const;
  for (let number = 0; ; number += 1) {
    const text = `Message ${number}`;
    if (toasts.every((toast) => toast.text !== text)) return { id: text, kind, text };
  }
}
