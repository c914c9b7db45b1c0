import type { ScheduleType } from '#machines/schedule.ts';
import { EventLink } from '#ui/link/EventLink.tsx';
import { useSay } from './texts.ts';
import type { SendYear } from './use-year.ts';
import type { YearHref } from './YearArrows.tsx';

interface KindTabsProps {
  type: ScheduleType;
  send: SendYear;
  hrefOf: YearHref;
}

const tab =
  'relative inline-flex min-h-control items-center text-article leading-normal text-ink-2 transition-colors duration-fast hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:bg-brass after:transition-transform after:duration-calm aria-[current=true]:after:scale-x-100';

/** Tabs for exhibitions and meetings (rule SCHD-02). */
export function KindTabs({ type, send, hrefOf }: KindTabsProps) {
  const say = useSay();
  return (
    <nav aria-label={say('kinds')} className="mb-1">
      <ul className="flex gap-8">
        {([1, 2] as const).map((of) => {
          const href = hrefOf({ type: of });
          return (
            <li key={of}>
              <EventLink
                href={href}
                aria-current={of === type ? 'true' : undefined}
                act={() => send({ type: 'chooseTab', of }, href)}
                className={tab}
              >
                {say(of === 1 ? 'exhibitions' : 'meetings')}
              </EventLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
