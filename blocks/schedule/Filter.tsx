import { type FormEvent, use } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { DayRange, SchedulePageEvent } from '#machines/schedule-page.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { EventLink } from '#ui/link/EventLink.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { LinkContext } from '#ui/link/link-context.ts';
import { useLocation } from '#ui/router.tsx';
import { periodsFrom } from './calendar.ts';
import { nearestDay, scheduleParameters } from './schedule-url.ts';
import { useScheduleTranslate } from './texts.ts';

export type SendList = (event: SchedulePageEvent, instead?: string) => void;

interface FilterProps {
  id: string;
  range: DayRange;
  today: string;
  send: SendList;
  /** Called when the visitor is about to use the filter. */
  preload: () => void;
}

const chip =
  'inline-flex min-h-touch items-center rounded border border-line bg-white px-4 text-sm whitespace-nowrap transition-colors duration-fast hover:border-teal hover:text-teal aria-[current=true]:border-teal aria-[current=true]:bg-teal-tint aria-[current=true]:font-medium aria-[current=true]:text-teal-deep';

/** Filter by date range: native date fields, submitted by GET without scripts, and common periods. */
export function Filter({ id, range, today, send, preload }: FilterProps) {
  const t = useScheduleTranslate();
  const { pathname } = useLocation();
  const { hrefOf, nameOf, form } = useBlockUrl();
  const { action, others } = form(['start', 'end', 'page']);
  const keepLanguage = use(LinkContext);
  const lang = new URLSearchParams(keepLanguage(pathname).split('?')[1]).get('lang');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = { start: dayIn(data, nameOf('start')), end: dayIn(data, nameOf('end')) };
    send({ type: 'filter', ...chosen }, keepLanguage(hrefOf(scheduleParameters(chosen))));
  };
  return (
    <form
      method="get"
      action={action}
      aria-label={t('filter')}
      onSubmit={submit}
      onFocus={preload}
      className="mb-8 grid gap-x-6 gap-y-4 rounded border border-line bg-white p-4 sm:grid-cols-[1fr_auto] sm:items-end md:mb-10 md:grid-cols-[auto_1fr_auto] md:px-6 md:py-5 print:hidden"
    >
      {lang && <input type="hidden" name="lang" value={lang} />}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3 sm:col-span-full sm:flex md:col-span-1">
        <DayField id={`${id}-start`} name={nameOf('start')} label={t('start')} day={range.start} />
        <DayField id={`${id}-end`} name={nameOf('end')} label={t('end')} day={range.end} />
        <Button type="submit" className="max-sm:col-span-full">
          {t('apply')}
        </Button>
      </div>
      <ul
        aria-label={t('quick')}
        className="-mr-4 flex gap-2 overflow-x-auto pr-4 [scrollbar-width:none] sm:mr-0 sm:min-h-control sm:flex-wrap sm:items-center sm:pr-0"
      >
        {periodsFrom(today).map((period) => {
          const { name, start, end } = period;
          const href = hrefOf(scheduleParameters({ start, end }));
          return (
            <li key={name}>
              <EventLink
                href={href}
                aria-current={start === range.start && end === range.end ? 'true' : undefined}
                act={() => send({ type: 'filter', start, end }, keepLanguage(href))}
                className={chip}
              >
                {'year' in period ? t(period.name, { year: period.year }) : t(period.name)}
              </EventLink>
            </li>
          );
        })}
      </ul>
      <ClearDates range={range} send={send} />
    </form>
  );
}

/** Back to the whole schedule; without a filter it stays in its place, greyed. */
export function ClearDates({ range: { start, end }, send }: { range: DayRange; send: SendList }) {
  const t = useScheduleTranslate();
  const href = useBlockUrl().hrefOf(scheduleParameters({}));
  const keepLanguage = use(LinkContext);
  return (
    <ButtonLink
      href={href}
      variant="outline"
      aria-disabled={start || end ? undefined : true}
      className="aria-disabled:border-line! aria-disabled:text-ink-3!"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        send({ type: 'clear' }, keepLanguage(href));
      }}
    >
      {t('clear')}
    </ButtonLink>
  );
}

const dayIn = (data: FormData, name: string): string | undefined => {
  const value = data.get(name);
  return nearestDay(typeof value === 'string' ? value : undefined);
};

interface DayFieldProps {
  id: string;
  name: string;
  label: string;
  day: string | undefined;
}

const DayField = ({ id, name, label, day }: DayFieldProps) => (
  <p className="grid min-w-0 gap-2">
    <label htmlFor={id} className="text-sm leading-normal font-medium">
      {label}
    </label>
    {/* A range set elsewhere replaces the typed one. */}
    <input
      key={day}
      id={id}
      name={name}
      type="date"
      defaultValue={day}
      className={`${fieldBox} h-control min-w-0 px-3! sm:w-44`}
    />
  </p>
);
