import { Link, type LinkProps } from '#ui/Link.tsx';
import { isPlainClick } from '#ui/plain-click.ts';

interface EventLinkProps extends LinkProps {
  /** What a plain click does instead of opening the address, which does the same without scripts. */
  act: () => void;
}

/** A link of the schedule: an event of its machine, with an address for those who have no scripts or open it elsewhere. */
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
