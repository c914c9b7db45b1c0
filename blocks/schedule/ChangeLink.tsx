import type { ReactNode } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { placeAfter, type ScheduleUrlState } from '#machines/schedule-place.ts';
import { EventLink } from '#ui/link/EventLink.tsx';
import { scheduleParameters } from './schedule-url.ts';
import type { SendList } from './schedule-views.ts';

interface ChangeLinkProps {
  current: ScheduleUrlState;
  change: Partial<ScheduleUrlState>;
  send: SendList;
  isCurrent?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A link to another state of the schedule; with scripts the page stays where it is. */
export function ChangeLink({
  current,
  change,
  send,
  isCurrent,
  className = '',
  label,
  children,
}: ChangeLinkProps) {
  const { hrefOf } = useBlockUrl();
  const href = hrefOf(scheduleParameters(placeAfter(current, change)));
  return (
    <EventLink
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      act={() => send({ type: 'choose', change }, href)}
      className={className}
    >
      {children}
    </EventLink>
  );
}
