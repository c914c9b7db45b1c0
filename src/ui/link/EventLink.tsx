import { isPlainClick } from './href.ts';
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
