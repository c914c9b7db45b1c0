import { use, useEffect } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Toasts } from './toast.ts';
import { ToastContext } from './toast-context.ts';

/** What visitors are told about when it cannot be had (specification, section 8). */
export type Problem = 'config' | 'vrConfig';

/** What each page load has told already: the same problem may show in several places. */
const told = new WeakMap<Toasts, Set<Problem>>();

/** Tells of a problem by a toast, once a page load (rules ERR-01, VR-02); undefined means that all is well. */
export function useProblemToast(problem: Problem | undefined): void {
  const { t } = useTexts();
  const toasts = use(ToastContext);
  useEffect(() => {
    if (!toasts || !problem) return;
    const said = told.get(toasts) ?? new Set();
    if (said.has(problem)) return;
    told.set(toasts, said.add(problem));
    toasts.toast({ kind: 'error', text: t(`toast.${problem}`) });
  }, [toasts, problem, t]);
}
