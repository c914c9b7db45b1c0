import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { toastDuration } from '#machines/toast-time.ts';
import { browserClock, type UiClock } from '../clock.ts';
import {
  type LiveToasts,
  type ShownToasts,
  type Toast,
  type ToastCardProps,
  ToastContext,
  type ToastMessage,
  ToastOutletContext,
  type ToastOutlets,
  type Toasts,
} from './toast.ts';

interface ToastProviderProps {
  /** Names the button that sends a toast away: "关闭提示", "Dismiss". */
  dismissLabel: string;
  clock?: UiClock;
  children: ReactNode;
}

/**
 * Provides toasts to its children. Mount it above the routes, so that a toast survives a navigation. Until the first
 * toast it costs a small store and two empty live regions (rule ERR-03).
 */
export function ToastProvider({ dismissLabel, clock = browserClock, children }: ToastProviderProps) {
  const [toasts] = useState(() => createToasts({ clock }));
  const [open] = useState(createOutlets);
  const outlets = useMemo(() => ({ toasts, dismissLabel, ...open }), [toasts, dismissLabel, open]);
  return (
    <ToastContext value={toasts}>
      <ToastOutletContext value={outlets}>{children}</ToastOutletContext>
      <Outlet outlets={outlets} />
    </ToastContext>
  );
}

function createOutlets(): Pick<ToastOutlets, 'open' | 'current' | 'subscribe'> {
  let ids: readonly string[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly string[]) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (id) => {
      change([...ids, id]);
      return () => change(ids.filter((one) => one !== id));
    },
    current: () => ids.at(-1),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface ToastRegionProps {
  toasts: Toasts;
  dismissLabel: string;
  /** Toasts show here, and not in a region behind or before this one. */
  active: boolean;
}

/**
 * Shows toasts at the top right below the header, or elsewhere if they would cover the control that raised one. The
 * two live regions exist before any text, or it would not be announced: errors interrupt the screen reader, others
 * wait for a pause.
 */
export function ToastRegion({ toasts, dismissLabel, active }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const all = useSyncExternalStore(toasts.subscribe, toasts.shown, () => noToasts);
  const { toasts: shown, Card, place } = active ? all : noToasts;

  // The browser sends no leave event for an element that is removed under the pointer or the focus.
  useEffect(() => {
    if (!active) return;
    return () => {
      toasts.release('hover');
      toasts.release('focus');
    };
  }, [active, toasts]);

  useLayoutEffect(() => {
    if (region.current) place?.(region.current, shown);
  }, [shown, place]);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') toasts.hold('hover');
  };
  const focus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    toasts.hold('focus');
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toasts.release('focus');
  };
  // The focus must not fall out of the page with the button it was on.
  const dismiss = (toast: Toast) => {
    const buttons: Element[] = [...(region.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement ?? document.body);
    const next = at < 0 ? undefined : (buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current);
    if (next instanceof HTMLElement) next.focus();
    toasts.dismiss(toast.id);
  };
  const cards = (urgent: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => (
        <Card key={toast.id} toast={toast} dismissLabel={dismissLabel} dismiss={() => dismiss(toast)} />
      ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the toasts inside.
    <div
      ref={region}
      data-toasts=""
      onPointerEnter={enter}
      onPointerLeave={() => toasts.release('hover')}
      onFocus={focus}
      onBlur={blur}
      className="fixed top-below-header right-margin z-toast w-toast print:hidden"
    >
      <div role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
    </div>
  );
}

/** The toasts of the page inside a modal dialog that is open: only there can they be read out, held and sent away. */
export function ToastOutlet() {
  const outlets = use(ToastOutletContext);
  const id = useId();
  useEffect(() => outlets?.open(id), [outlets, id]);
  return outlets && <Outlet outlets={outlets} dialog={id} />;
}

/** The region of a dialog, or that of the page. */
function Outlet({ outlets, dialog }: { outlets: ToastOutlets; dialog?: string }) {
  const { toasts, dismissLabel, current, subscribe } = outlets;
  const active = useSyncExternalStore(subscribe, current, () => undefined) === dialog;
  return <ToastRegion toasts={toasts} dismissLabel={dismissLabel} active={active} />;
}

interface ToastsOptions {
  clock: UiClock;
  /** Loads the code of the machine and its view; tests replace it. */
  load?: () => Promise<{ startToasts: (show: (shown: ShownToasts) => void, clock: UiClock) => LiveToasts }>;
}

/** Fallback when the code of `ToastCard` cannot be loaded: the text alone. */
const PlainToast = ({ toast }: ToastCardProps) => (
  <p className="mb-4 rounded border border-line bg-white p-4 text-sm text-ink shadow-float">{toast.text}</p>
);

const noToasts: ShownToasts = { toasts: [], Card: PlainToast };

/**
 * Creates the toast store of a page. The machine and the design load with the first toast, and its time starts when
 * they have loaded.
 *
 * @returns the store; if they cannot be loaded, the message is a plain line, and the next toast tries again
 */
export function createToasts({ clock, load = () => import('./start-toasts.tsx') }: ToastsOptions): Toasts {
  const listeners = new Set<() => void>();
  let shown = noToasts;
  let live: LiveToasts | undefined;
  let starting: Promise<LiveToasts> | undefined;

  const show = (next: ShownToasts) => {
    const { toasts } = shown;
    if (
      next.toasts.length === toasts.length &&
      next.toasts.every(({ id }, index) => id === toasts[index]?.id)
    )
      return;
    shown = next;
    for (const listener of listeners) listener();
  };
  const start = async () => {
    live = (await load()).startToasts(show, clock);
    return live;
  };
  const showPlain = (message: ToastMessage) => {
    const id = `plain ${message.text}`;
    const others = () => shown.toasts.filter((toast) => toast.id !== id);
    show({ ...shown, toasts: [...others(), { ...message, id }] });
    clock.after(toastDuration, () => show({ ...shown, toasts: others() }));
  };
  return {
    toast: (message) => {
      starting ??= start();
      starting.then(
        (running) => running.show(message),
        () => {
          starting = undefined;
          showPlain(message);
        },
      );
    },
    dismiss: (id) => live?.dismiss(id),
    hold: (by) => live?.hold(by),
    release: (by) => live?.release(by),
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
