import type { CSSProperties, ReactNode } from 'react';
import { isPlainClick } from '#ui/link/href.ts';
import { Link } from '#ui/link/Link.tsx';

/** Where the tour goes, and the address that has the same effect without scripts. */
export interface TourGo {
  href: string;
  go: () => void;
}

interface TourLinkProps extends TourGo {
  isCurrent?: boolean;
  'aria-label'?: string;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Without scripts another page, with them a change of the tour. Robots do not follow the combinations. */
export const TourLink = ({ go, isCurrent = false, ...rest }: TourLinkProps) => (
  <Link
    {...rest}
    rel="nofollow"
    aria-current={isCurrent ? 'true' : undefined}
    onClick={(click) => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      go();
    }}
  />
);
