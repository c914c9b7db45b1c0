import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { timeIn } from '#lib/date.ts';
import type { FormField } from '#schemas/form-fields.ts';
import { FieldFrame } from '#ui/field/FieldFrame.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Booking } from './booking.ts';

interface MomentFieldProps {
  id: string;
  field: Extract<FormField, { kind: 'dateTime' | 'dateTimeRange' }>;
  values: Readonly<Record<string, string>>;
  /** Initial values of the native fields, from a post without scripts. */
  initial: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
  /** True once the form is in use: pickers replace the native fields. */
  live: boolean;
  timeZone: string;
  /** Days on which the chosen halls are taken. Only bookings have them. */
  booking: Booking | undefined;
}

/**
 * Field for a date and time, or a range of two. The native fields always hold the values; the pickers, once loaded,
 * replace them and write into them. Until then an empty field looks like the picker at rest, so that its shape never
 * changes; the native fields lie over it, transparent, and take the focus and the first click. Without scripts, with a
 * value, and if the pickers cannot be loaded, they are seen.
 */
export function MomentField({
  id,
  field,
  values,
  initial,
  error,
  live,
  timeZone,
  booking,
}: MomentFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const found = usePickers(live, box);
  const loaded = found === 'failed' ? undefined : found;
  const { label, required } = field;
  const ends = field.kind === 'dateTimeRange' ? [field.from, field.to] : [{ name: field.name, label }];
  const rests = found === undefined && ends.every(({ name }) => !(values[name] ?? initial?.[name]));

  const native = (name: string) => box.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const put = (name: string, value: string) => {
    const input = native(name);
    if (!input || input.value === value) return;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const common = {
    id: `${id}-picker`,
    labelledBy: `${id}-label`,
    describedBy: error && `${id}-error`,
    required,
    invalid: error !== undefined,
    min: timeIn(new Date(), timeZone).slice(0, 16).replace(' ', 'T'),
    autoFocus: loaded?.entered ?? false,
    onBlur: () => {
      for (const { name } of ends) native(name)?.dispatchEvent(new Event('focusout', { bubbles: true }));
    },
  };
  const taken = booking &&
    loaded && { taken: loaded.takenDays(booking, values), takenLabel: booking.t('takenDay') };
  const [from, to] = ends;
  return (
    <>
      <FieldFrame
        id={id}
        label={label}
        required={required}
        error={error}
        labels="group"
        wide={ends.length > 1}
      >
        <div ref={box} className="group/moment relative">
          {rests && <RestingPicker count={ends.length} invalid={error !== undefined} />}
          <div
            hidden={loaded !== undefined}
            className={`grid gap-x-gutter gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] ${rests ? over : ''}`}
          >
            {ends.map(({ name, label: end }) => (
              <input
                key={name}
                id={`${id}-${name}`}
                type="datetime-local"
                name={name}
                required={required}
                defaultValue={initial?.[name]}
                aria-label={end}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-error`}
                className={`${fieldBox} tnum ${rests ? 'h-full no-js:h-control' : 'h-control'}`}
              />
            ))}
          </div>
          {loaded &&
            (from && to ? (
              <loaded.DateTimeRangePicker
                {...common}
                {...taken}
                start={values[from.name] ?? ''}
                end={values[to.name] ?? ''}
                onChange={({ start, end }) => {
                  put(from.name, start);
                  put(to.name, end);
                }}
              />
            ) : (
              <loaded.DateTimePicker
                {...common}
                {...taken}
                value={values[field.name] ?? ''}
                onChange={(value) => put(field.name, value)}
              />
            ))}
        </div>
      </FieldFrame>
      {loaded && booking && ends.some(({ name }) => name === booking.request.fields.until) && (
        <loaded.BookingDates booking={booking} values={values} />
      )}
    </>
  );
}

/** Classes of native fields that lie over the picker at rest. */
const over =
  'absolute inset-0 auto-rows-fr overflow-hidden opacity-0 no-js:static no-js:auto-rows-auto no-js:opacity-100 [&>input::-webkit-calendar-picker-indicator]:hidden no-js:[&>input::-webkit-calendar-picker-indicator]:block';

interface RestingPickerProps {
  /** Dates that it asks for. */
  count: number;
  invalid: boolean;
}

/** The box of an empty picker, as `DateTimeBox` renders it: the same size, without its code. */
function RestingPicker({ count, invalid }: RestingPickerProps) {
  const { t } = useTexts();
  const parts = t('dateTime.parts').split('|');
  return (
    <div
      aria-hidden="true"
      data-invalid={invalid || undefined}
      className="no-js:hidden flex min-h-control min-w-0 rounded border border-line-strong bg-white text-body text-ink-3 group-focus-within/moment:border-teal group-focus-within/moment:shadow-ring data-invalid:border-danger data-invalid:shadow-ring-danger"
    >
      <span className="grid w-touch flex-none place-items-center">
        <Icon name="calendar" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 py-2 leading-normal">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second date.
          <Fragment key={index}>
            {index > 0 && <span>{t('dateTime.to')}</span>}
            <span className="tnum flex whitespace-pre">
              {parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts and separators in their order.
                <span key={place} className={`py-0.5 ${place % 2 === 0 ? 'px-0.5' : ''}`}>
                  {part}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </span>
    </div>
  );
}

type Pickers = typeof import('./live/pickers.ts') & {
  /** True if the focus was in the native field that the picker replaces. */
  entered: boolean;
};

/**
 * Returns the pickers once they are `wanted` and loaded; until then, or if loading fails, the native fields stay. Does
 * not replace a field that is being filled in.
 */
function usePickers(wanted: boolean, box: RefObject<HTMLElement | null>): Pickers | 'failed' | undefined {
  const [pickers, setPickers] = useState<Pickers | 'failed'>();
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    import('./live/pickers.ts').then(
      async (found) => {
        const entered = await untilFree(box.current, gone.signal);
        if (!gone.signal.aborted) setPickers({ ...found, entered });
      },
      () => setPickers('failed'),
    );
    return () => gone.abort();
  }, [wanted, box]);
  return pickers;
}

/**
 * Waits while a field in the box is being filled in.
 * @returns true if the focus is in an empty field
 */
function untilFree(box: HTMLElement | null, signal: AbortSignal): Promise<boolean> {
  const within = () => box?.contains(document.activeElement) ?? false;
  const filled = () => Array.from(box?.querySelectorAll('input') ?? []).some(({ value }) => value !== '');
  if (!within()) return Promise.resolve(false);
  if (!filled()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box?.contains(relatedTarget))) resolve(false);
    };
    box?.addEventListener('focusout', leave, { signal });
  });
}
