import type { MouseEvent } from 'react';
import { Link, type LinkProps } from './Link.tsx';

interface EventLinkProps extends LinkProps {
  /** Runs on a plain click instead of opening the address. Without scripts the address has the same effect. */
  act: () => void;
}

/** A link that sends an event to a machine. Its address works without scripts and in a new tab. */
export const EventLink = ({ act, ...link }: EventLinkProps) => (
  <Link
    {...link}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      act();
    }}
  />
);

/** @returns true if a click opens a link in place; other clicks, for example with Ctrl, are left to the browser */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
