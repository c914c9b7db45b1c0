import { use, useEffect, useId } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { ToastOutletContext, type ToastOutlets } from './toast-outlets.ts';

/** The toasts of the page inside a modal dialog that is open: only there can they be read out, held and sent away. */
export function ToastOutlet() {
  const outlets = use(ToastOutletContext);
  return outlets && <Outlet outlets={outlets} />;
}

function Outlet({ outlets: { toasts, dismissLabel, open, current } }: { outlets: ToastOutlets }) {
  const id = useId();
  useEffect(() => open(id), [open, id]);
  return <ToastRegion toasts={toasts} dismissLabel={dismissLabel} active={current === id} />;
}
