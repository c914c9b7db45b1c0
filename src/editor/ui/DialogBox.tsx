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
      className="fixed inset-x-0 top-0 bottom-[var(--toast,0px)] z-50 flex items-center justify-center bg-veil p-4"
    >
      <Modal
        className={`flex max-h-full w-full flex-col overflow-hidden rounded bg-white shadow-dialog ${sizes[size]}`}
      >
        <Dialog ref={dialog} className="flex min-h-0 grow flex-col text-xs outline-none">
          <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Heading
              slot="title"
              title={title}
              className="line-clamp-2 min-w-0 text-h4 leading-tight font-medium wrap-anywhere"
            >
              {title}
            </Heading>
            <CloseButton onClose={onClose} />
          </div>
          <div className="relative min-h-0 grow overflow-y-auto p-5">{children}</div>
          {actions && (
            <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
              {actions}
            </div>
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
