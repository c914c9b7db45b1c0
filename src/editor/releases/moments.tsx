import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { useId } from 'react';
import { useEditor, useTranslate } from '../context.tsx';
import { box } from '../ui/box.ts';
import { useMomentText } from '../use-times.ts';
import { releaseTexts } from './release-texts.ts';

/**
 * The moment at which the clocks of a time zone show a time. A time that they skip in spring is an hour later; of a time
 * that they show twice in autumn it is the first.
 *
 * @param text `yyyy-mm-ddThh:mm`
 * @returns ISO 8601 in UTC; undefined if the text is no time
 */
export function momentAt(text: string, timeZone: string): string | undefined {
  try {
    return toZoned(parseDateTime(text), timeZone).toDate().toISOString();
  } catch {
    return undefined;
  }
}

/** What the clocks of a time zone show at a moment, `yyyy-mm-ddThh:mm`. */
export const wallTime = (moment: string | undefined, timeZone: string): string =>
  moment === undefined
    ? ''
    : toCalendarDateTime(fromDate(new Date(moment), timeZone))
        .toString()
        .slice(0, 16);

/** The site's time zone, such as `Asia/Shanghai, UTC+8`. */
export function useZoneName(): string {
  const { timeZone } = useEditor();
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  return `${timeZone}, ${offset}`;
}

interface MomentFieldProps {
  /** `yyyy-mm-ddThh:mm` on the site's clock. */
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
}

/** A moment on the site's clock, whose zone is named. */
export function MomentField({ value, onChange, optional = false }: MomentFieldProps) {
  const t = useTranslate(releaseTexts);
  const { timeZone } = useEditor();
  const zone = useZoneName();
  const id = useId();
  const isPast = (momentAt(value, timeZone) ?? '9') < new Date().toISOString();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-cap font-medium">
        {t('moment')}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        required={!optional}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${box} h-10 max-md:h-touch`}
      />
      <p id={`${id}-hint`} className={`text-badge leading-normal ${isPast ? 'text-danger' : 'text-ink-3'}`}>
        {isPast ? t('past') : t(optional ? 'momentHint' : 'momentOf', { zone })}
      </p>
    </div>
  );
}

/** Returns a formatter for the moment of a release. */
export function useReleaseTime(): (moment: string | undefined) => string {
  const t = useTranslate(releaseTexts);
  const format = useMomentText();
  return (moment) => (moment === undefined ? t('noMoment') : format(moment));
}
