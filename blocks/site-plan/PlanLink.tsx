import type { CSSProperties, ReactNode } from 'react';
import type { SitePlanEvent } from '#machines/site-plan.ts';
import { isPlainClick } from '#ui/link/href.ts';
import { Link } from '#ui/link/Link.tsx';
import type { PlanChange, Shown } from './shown.ts';

interface PlanLinkProps {
  shown: Pick<Shown, 'send' | 'urlOf'>;
  change: PlanChange;
  event: SitePlanEvent;
  isCurrent: boolean;
  className: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A change of the plan: without scripts another page, with them an event. Robots do not follow the combinations. */
export function PlanLink({ shown, change, event, isCurrent, ...rest }: PlanLinkProps) {
  const href = shown.urlOf(change);
  return (
    <Link
      {...rest}
      href={href}
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(click) => {
        if (!isPlainClick(click)) return;
        click.preventDefault();
        shown.send(event, href);
      }}
    />
  );
}
