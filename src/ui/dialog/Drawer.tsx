import { useId } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

/** A modal dialog that comes in from a side and is as high as the screen. */
export const Drawer = ({ side = 'end', ...props }: ModalProps & { side?: 'start' | 'end' }) => (
  <Modal
    {...props}
    id={useId()}
    className={`fixed inset-y-0 z-drawer m-0 h-dvh max-h-none w-drawer transition-transform duration-calm ${
      side === 'end'
        ? 'right-0 left-auto starting:open:translate-x-full'
        : 'right-auto left-0 starting:open:-translate-x-full'
    }`}
  />
);
