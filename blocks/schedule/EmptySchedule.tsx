import type { ReactNode } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { ScheduleType } from '#machines/schedule.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Roofline } from '#ui/Empty.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useYearTranslate } from './texts.ts';

interface EmptyScheduleProps {
  type: ScheduleType;
  /** Path of the booking page. */
  booking: string | undefined;
  /** Path of the page that shows which days are free. */
  freeDates: string | undefined;
  title: string;
  heading: 'h2' | 'h3';
  lines: readonly string[];
  /** Beside the way to booking. */
  children?: ReactNode;
}

/** The empty state: the roof line over the river, and a link to book the free days (rule SCHD-01). */
export function EmptySchedule({
  type,
  booking,
  freeDates,
  title,
  heading: Heading,
  lines,
  children,
}: EmptyScheduleProps) {
  const { t } = useTexts();
  const scheduleText = useYearTranslate();
  return (
    <div className="grid justify-items-center rounded border border-line bg-white px-5 pt-12 pb-14 text-center md:px-6 md:pt-18 md:pb-20">
      <Roofline />
      <p className="mt-6 text-xs text-ink-3">{t('state.empty')}</p>
      <Heading className="mt-1 text-h3">
        <Phrases text={title} />
      </Heading>
      <div className="mt-1.5 max-w-reading text-ink-2">
        {lines.map((line) => (
          <p key={line} className="text-balance">
            {line}
          </p>
        ))}
      </div>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {booking && (
          <ButtonLink href={booking}>
            {t(type === 2 ? 'header.action.bookMeeting' : 'header.action.bookExhibition')}
          </ButtonLink>
        )}
        {freeDates && (
          <ButtonLink href={freeDates} variant="outline">
            {scheduleText('freeDates')}
          </ButtonLink>
        )}
        {children}
      </p>
    </div>
  );
}
