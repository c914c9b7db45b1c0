import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ToastCardProps } from './ToastCard.tsx';
import type { Toast, Toasts } from './toasts.ts';

interface ToastRegionProps {
  toasts: Toasts;
  dismissLabel: string;
  /** Toasts show here, and not in a region behind or before this one. */
  active: boolean;
}

const none: readonly Toast[] = [];

/**
 * Where toasts show: at the top right below the header. The two live regions are there before any text is, or it
 * would not be announced; errors are announced at once, the rest when the reader has a pause.
 */
export function ToastRegion({ toasts, dismissLabel, active }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const all = useSyncExternalStore(toasts.subscribe, toasts.shown, () => none);
  const shown = active ? all : none;
  const Card = useCard(toasts, shown.length > 0);

  // What leaves from under the pointer or the focus tells nobody.
  useEffect(() => {
    if (!active) return;
    return () => {
      toasts.release('hover');
      toasts.release('focus');
    };
  }, [active, toasts]);

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
    Card &&
    shown
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => (
        <Card key={toast.id} toast={toast} dismissLabel={dismissLabel} dismiss={() => dismiss(toast)} />
      ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the toasts in it.
    <div
      ref={region}
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

/** The look of a toast, fetched with the first one, whose time runs from when it is there. Offline it is a plain line. */
function useCard(toasts: Toasts, needed: boolean): ComponentType<ToastCardProps> | undefined {
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  useEffect(() => {
    if (!needed || Card) return;
    toasts.hold('loading');
    const show = (card: ComponentType<ToastCardProps>) => {
      setCard(() => card);
      toasts.release('loading');
    };
    import('./ToastCard.tsx').then(
      ({ ToastCard }) => show(ToastCard),
      () => show(PlainCard),
    );
  }, [needed, Card, toasts]);
  return Card;
}

const PlainCard = ({ toast }: ToastCardProps) => (
  <p className="mb-4 rounded border border-line bg-white p-4 text-sm text-ink shadow-float">{toast.text}</p>
);
