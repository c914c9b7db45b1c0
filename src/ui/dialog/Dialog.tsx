import { useId } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

/** A modal dialog in the middle of the screen; on a phone it leaves the page margins. */
export const Dialog = (props: ModalProps) => (
  <Modal
    {...props}
    id={useId()}
    className="fixed inset-0 z-overlay m-auto max-h-dialog w-dialog rounded transition-opacity duration-calm starting:open:opacity-0"
  />
);
