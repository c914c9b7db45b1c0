import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from './ToolButton.tsx';

interface DialogBoxProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons of the footer, the primary one last. */
  actions?: ReactNode;
  /** `wide` for comparisons and the media library, `full` for previews. */
  size?: 'small' | 'wide' | 'full';
}

const sizes = { small: 'max-w-lg', wide: 'max-w-5xl', full: 'h-full max-w-none' };

/** Modal dialog. Escape and the close button close it and restore the focus. */
export function DialogBox({ title, open, onClose, children, actions, size = 'small' }: DialogBoxProps) {
  const dialog = useRef<HTMLElement>(null);
  useLostFocus(dialog, onClose);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className="fixed inset-0 z-50 grid place-items-center bg-veil p-4"
    >
      <Modal
        className={`grid max-h-full w-full overflow-hidden rounded bg-white shadow-dialog ${sizes[size]}`}
      >
        <Dialog
          ref={dialog}
          className="grid max-h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] text-xs outline-none"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Heading slot="title" className="text-h4 font-medium">
              {title}
            </Heading>
            <CloseButton onClose={onClose} />
          </div>
          <div className="min-h-0 overflow-y-auto p-5">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{actions}</div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * If the focused control is disabled or removed, the focus moves to the body and the dialog receives no keys. The next
 * key press returns the focus to the open dialog; Escape also closes it.
 */
function useLostFocus(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const recover = useEffectEvent(({ key }: KeyboardEvent) => {
    const own = dialog.current;
    if (!own || own.closest('[inert]') || document.activeElement !== document.body) return;
    own.focus();
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => recover(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
