import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '../IconButton.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { ToastOutlet } from '../toast/ToastProvider.tsx';
import { useScrollLock } from './scroll-lock.ts';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A native modal dialog in the middle of the screen. The browser traps the focus, closes the dialog on Escape and
 * restores the focus. While it is open, the page behind it does not scroll (rule LOAD-01).
 *
 * @example
 * <Dialog open={open} onClose={() => setOpen(false)} title={t('terms')}>…</Dialog>
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { t } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useScrollLock(open);

  // Close it before it leaves the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    node.showModal();
    return () => node.close();
  }, [open]);

  // The content fills the dialog, so what hits the dialog itself hit its backdrop; a text selected to beyond the edge
  // does not count.
  const press = ({ target, currentTarget }: PointerEvent) => {
    pressedBeside.current = target === currentTarget;
  };
  const click = ({ target, currentTarget }: MouseEvent) => {
    if (pressedBeside.current && target === currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onPointerDown={press}
      onClick={click}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      className="on-light fixed inset-0 z-overlay m-auto max-h-dialog w-dialog flex-col overflow-hidden rounded bg-white p-0 text-ink shadow-dialog transition-opacity duration-calm backdrop:bg-veil open:flex starting:open:opacity-0"
    >
      {open && (
        <>
          <div className="flex flex-none items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
            <h2 id={id} className="text-h4">
              <Phrases text={title} />
            </h2>
            <IconButton
              icon="close"
              label={t('dialog.close')}
              onClick={onClose}
              className="border-transparent"
            />
          </div>
          {/* It may scroll, so the keyboard must reach it even if it contains no control. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container. */}
          <div tabIndex={0} className="flex-1 overflow-y-auto overscroll-contain p-6 -outline-offset-3">
            {children}
          </div>
          <ToastOutlet />
        </>
      )}
    </dialog>
  );
}
