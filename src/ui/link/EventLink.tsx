import { Link, type LinkProps } from './Link.tsx';
import { isPlainClick } from './plain-click.ts';

interface EventLinkProps extends LinkProps {
  /** What a plain click does instead of opening the address, which does the same without scripts. */
  act: () => void;
}

/** A link that is an event of a machine, with an address for those who have no scripts or open it elsewhere. */
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
