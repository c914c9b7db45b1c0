import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { isFiltered, noFilter, placeAfter, type ScheduleUrlState } from '#machines/schedule-place.ts';
import { Button, ButtonLink, type ButtonVariant } from '#ui/Button.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon } from '#ui/Icon.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { LinkContext } from '#ui/link/link-context.ts';
import { useLocation } from '#ui/router.tsx';
import { DateFilter } from './DateFilter.tsx';
import { nearestDay, scheduleParameters } from './schedule-url.ts';
import type { ListView, SendList } from './schedule-views.ts';
import type { Choices } from './select-shows.ts';
import { useScheduleTranslate } from './texts.ts';

interface FilterProps {
  id: string;
  choices: Choices | undefined;
  current: ListView;
  today: string;
  send: SendList;
  /** Called when the visitor is about to use the filter. */
  preload: () => void;
}

/** Parameters with a field in the form. */
const fields = ['start', 'end', 'hall', 'kind', 'text'] as const;

export const filterLabel = 'text-sm leading-normal font-medium';

/**
 * Filter by days, place, kind and text. Each field applies at once; without scripts the form is submitted by GET. On a
 * phone one button opens it.
 */
export function Filter({ id, choices, current, today, send, preload }: FilterProps) {
  const t = useScheduleTranslate();
  const { pathname } = useLocation();
  const { hrefOf, nameOf, form } = useBlockUrl();
  const { action, others } = form([...fields, 'page', 'month', 'tab', 'view']);
  const keepLanguage = use(LinkContext);
  const lang = new URLSearchParams(keepLanguage(pathname).split('?')[1]).get('lang');
  const [isOpen, setOpen] = useState(false);
  const element = useFieldsOf(current, nameOf);
  const { tab, view } = current;

  const hrefAfter = (change: Partial<ScheduleUrlState>) =>
    keepLanguage(hrefOf(scheduleParameters(placeAfter(current, change))));
  const choose = (change: Partial<ScheduleUrlState>) => send({ type: 'choose', change }, hrefAfter(change));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (name: string) => String(data.get(nameOf(name)) ?? '').trim() || undefined;
    choose({
      start: nearestDay(of('start')),
      end: nearestDay(of('end')),
      hall: of('hall'),
      kind: of('kind'),
      text: of('text'),
    });
  };
  const kinds = choices?.kinds ?? [];
  const halls = hallsWith(choices?.halls ?? [], current.hall);
  const nameOfHall = useHallName();
  const active = useActiveFilters()(current);
  return (
    <search className="mb-8 block md:mb-10 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-filter`}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-control w-full items-center gap-3 rounded border border-line-strong bg-white px-4 text-start text-sm font-medium md:hidden no-js:hidden"
      >
        <Icon name="filter" small />
        <span className="min-w-0 flex-1 truncate">
          {active ? t('filterActive', { filters: active }) : t('filterNone')}
        </span>
        <Icon name="down" small className={isOpen ? 'rotate-180' : ''} />
      </button>
      <form
        ref={element}
        id={`${id}-filter`}
        method="get"
        action={action}
        aria-label={t('filter')}
        onSubmit={submit}
        onFocus={preload}
        className={`gap-4 md:grid md:grid-cols-[minmax(14rem,1.2fr)_minmax(11rem,1fr)_auto_minmax(11rem,1fr)] md:items-end no-js:grid ${isOpen ? 'max-md:mt-3 max-md:grid max-md:rounded max-md:border max-md:border-line max-md:bg-white max-md:p-4' : 'max-md:hidden max-md:no-js:grid'} ${kinds.length > 1 ? '' : 'md:grid-cols-[minmax(14rem,1.4fr)_minmax(11rem,1fr)_minmax(11rem,1fr)]'}`}
      >
        {lang && <input type="hidden" name="lang" value={lang} />}
        {tab === 'past' && <input type="hidden" name={nameOf('tab')} value={tab} />}
        {view === 'month' && <input type="hidden" name={nameOf('view')} value={view} />}
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateFilter id={id} range={current} today={today} choose={choose} preload={preload} />
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-hall`} className={filterLabel}>
            {t('hall')}
          </label>
          <span className="relative grid">
            <select
              id={`${id}-hall`}
              name={nameOf('hall')}
              defaultValue={current.hall ?? ''}
              onChange={({ target }) => choose({ hall: target.value || undefined })}
              className={`${fieldBox} h-control appearance-none pe-10! text-sm`}
            >
              <option value="">{t('allHalls')}</option>
              {halls.map((hall) => (
                <option key={hall} value={hall}>
                  {nameOfHall(hall)}
                </option>
              ))}
            </select>
            <Icon name="down" small className="pointer-events-none absolute end-3.5 top-3.75 text-ink-3" />
          </span>
        </p>
        {kinds.length > 1 && (
          <fieldset className="grid min-w-0 gap-2">
            <legend className={`${filterLabel} mb-2`}>{t('kind')}</legend>
            <div className="flex overflow-x-auto rounded border border-line-strong bg-white">
              {['', ...kindNames.filter((kind) => kinds.includes(kind))].map((kind) => (
                <label
                  key={kind}
                  className="relative grid h-11.5 min-w-16 flex-auto cursor-pointer place-items-center border-line px-3 text-sm whitespace-nowrap text-ink-2 not-first:border-s has-checked:bg-teal-tint has-checked:font-medium has-checked:text-teal-deep has-checked:shadow-[inset_0_-2px_0_currentColor] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-teal"
                >
                  <input
                    type="radio"
                    name={nameOf('kind')}
                    value={kind}
                    defaultChecked={kind === (current.kind ?? '')}
                    onChange={() => choose({ kind: kind || undefined })}
                    className="sr-only"
                  />
                  {kind === '' ? t('allKinds') : t(kind as (typeof kindNames)[number])}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-text`} className={filterLabel}>
            {t('text')}
          </label>
          <span className="relative grid">
            <Icon
              name="search"
              small
              className="pointer-events-none absolute start-3.5 top-3.75 text-ink-3"
            />
            <input
              id={`${id}-text`}
              type="search"
              name={nameOf('text')}
              defaultValue={current.text}
              maxLength={100}
              placeholder={t('search')}
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ target: { value } }) =>
                send({ type: 'type', text: value }, hrefAfter({ text: value.trim() || undefined }))
              }
              className={`${fieldBox} h-control ps-10! text-sm`}
            />
          </span>
        </p>
        <Button type="submit" className="hidden! no-js:inline-flex!">
          {t('apply')}
        </Button>
      </form>
    </search>
  );
}

/** In the order of the filter. */
const kindNames = ['trade', 'public', 'congress', 'other'] as const;

/** Halls of the schedule, and the chosen one if a link from elsewhere names another. */
const hallsWith = (halls: readonly string[], hall: string | undefined): readonly string[] =>
  hall === undefined || halls.includes(hall) ? halls : [hall, ...halls];

/** @returns a function that names a hall by its id; other places keep their text */
function useHallName(): (hall: string) => string {
  const t = useScheduleTranslate();
  return (hall) => {
    if (hall === 'plaza' || hall === 'concourse') return t(hall);
    if (/^\d{1,2}$/.test(hall)) return t('hallNumber', { n: hall });
    return /^\d{3}$/.test(hall) ? t('roomNumber', { n: hall }) : hall;
  };
}

/** Lists the filters that are on, for the button of a phone. */
function useActiveFilters(): (current: ListView) => string {
  const t = useScheduleTranslate();
  const nameOfHall = useHallName();
  return ({ start, end, hall, kind, text }) =>
    [
      start || end ? [start, end].filter(Boolean).join(' – ') : undefined,
      hall && nameOfHall(hall),
      kindNames.includes(kind as never) ? t(kind as (typeof kindNames)[number]) : kind,
      text && `“${text}”`,
    ]
      .filter(Boolean)
      .join(t('separator'));
}

/** Keeps the fields as the filter is, also if it was changed elsewhere. What the visitor is typing stays. */
function useFieldsOf({ hall = '', kind = '', text = '' }: ListView, nameOf: (own: string) => string) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries({ hall, kind, text })) {
      const field = element.current?.elements.namedItem(nameOf(name));
      if (field === document.activeElement && name === 'text') continue;
      if (
        field instanceof RadioNodeList ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLInputElement
      )
        field.value = value;
    }
  }, [hall, kind, text, nameOf]);
  return element;
}

interface ClearFilterProps {
  current: ListView;
  send: SendList;
  variant?: ButtonVariant;
}

/** Back to the whole schedule. */
export function ClearFilter({ current, send, variant = 'outline' }: ClearFilterProps) {
  const t = useScheduleTranslate();
  const href = useBlockUrl().hrefOf(scheduleParameters(placeAfter(current, noFilter)));
  const keepLanguage = use(LinkContext);
  if (!isFiltered(current)) return null;
  return (
    <ButtonLink
      href={href}
      variant={variant}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        send({ type: 'choose', change: noFilter }, keepLanguage(href));
      }}
    >
      {t('clear')}
    </ButtonLink>
  );
}
