import { use, useEffect } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Toasts } from './toast.ts';
import { ToastContext } from './toast.ts';

/** Problems that visitors are notified of (specification, section 8). */
export type Problem = 'config' | 'vrConfig';

/** Problems already shown since the page loaded: several components may report the same one. */
const shown = new WeakMap<Toasts, Set<Problem>>();

/** Shows a toast for a problem, once per page load (rules ERR-01, VR-02); `undefined` means no problem. */
export function useProblemToast(problem: Problem | undefined): void {
  const { t } = useTexts();
  const toasts = use(ToastContext);
  useEffect(() => {
    if (!toasts || !problem) return;
    const said = shown.get(toasts) ?? new Set();
    if (said.has(problem)) return;
    shown.set(toasts, said.add(problem));
    toasts.toast({ kind: 'error', text: t(`toast.${problem}`) });
  }, [toasts, problem, t]);
}
