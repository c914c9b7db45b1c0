import type { Language } from '#schemas/language.ts';

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

interface Written {
  language: Language;
  timeZone: string;
  /** Includes the year; unnecessary for moments a few hours away. */
  year?: boolean;
}

/**
 * Formats a moment: `22 Nov, 14:05`, `11月22日 14:05`. Assembled from parts, because the punctuation of `Intl` differs
 * between servers and browsers and both must render the same.
 */
export function writeMoment(moment: Date, { language, timeZone, year = false }: Written): string {
  const chinese = language === 'zh-CN';
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: chinese ? 'numeric' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const of = (type: Part) => parts.find((part) => part.type === type)?.value ?? '';
  const time = `${of('hour')}:${of('minute')}`;
  if (chinese) return `${year ? `${of('year')}年` : ''}${of('month')}月${of('day')}日 ${time}`;
  return `${of('day')} ${of('month')}${year ? ` ${of('year')}` : ''}, ${time}`;
}

/** Formats a date and time of the contract, which is in the site's time zone. Returns other texts unchanged. */
export function writeSiteTime(text: string, language: Language): string {
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  const isMoment =
    /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(text) && !Number.isNaN(moment.getTime());
  return isMoment ? writeMoment(moment, { language, timeZone: 'UTC', year: true }) : text;
}

/** Whole hours from one moment to another; negative if `to` is earlier. */
export const hoursBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / (60 * 60_000));
