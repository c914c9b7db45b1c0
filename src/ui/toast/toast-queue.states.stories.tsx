import type { StoryDefault } from '@ladle/react';
import { type QueuedToast, shownToasts, toastQueueMachine } from '#machines/toast-queue.ts';
import type { Say } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { ToastCard } from './start-toasts.tsx';
import { ToastRegion } from './ToastProvider.tsx';
import type { Toasts } from './toast.ts';

export default { title: 'Machines / toastQueue' } satisfies StoryDefault;

/** Toasts that stay as they are. */
function standing(toasts: readonly QueuedToast[]): Toasts {
  const shown = { toasts, Card: ToastCard };
  const nothing = () => {};
  return {
    ...{ toast: nothing, dismiss: nothing, hold: nothing, release: nothing },
    shown: () => shown,
    subscribe: () => nothing,
  };
}

const at = storiesOf({
  machine: toastQueueMachine,
  show: ({ snapshot, say }) => (
    // A transformed element contains its fixed children, so each language has a screen of its own.
    <div className="relative h-100 translate-x-0 overflow-hidden bg-mist">
      <ToastRegion
        toasts={standing(shownToasts(snapshot.context))}
        dismissLabel={say('关闭提示', 'Dismiss')}
        active
      />
    </div>
  ),
});

const toasts = (say: Say): QueuedToast[] => [
  { id: 'a', kind: 'warning', text: say('没有更多了！', 'no more'), left: 3000 },
  {
    id: 'b',
    kind: 'error',
    text: say('提交失败,请联系管理员', 'submission failed, contact the administrator'),
    left: 3000,
  },
];

export const Empty = at('empty', () => ({ toasts: [], holds: [], since: 0 }));
export const Running = at('running', (say) => ({ toasts: toasts(say), holds: [], since: 0 }));
export const Held = at('held', (say) => ({ toasts: toasts(say), holds: ['hover'], since: 0 }));
