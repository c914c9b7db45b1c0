import { dayIfAny } from '#lib/date.ts';

const day = 86_400_000;
/** No zone changes its offset twice within this time. */
const step = 20 * day;

/** A format from which `offsetAt` reads the offsets of a zone. */
const zoneOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** Minutes east of Greenwich at a time in milliseconds since 1970. */
function offsetAt(zone: Intl.DateTimeFormat, time: number): number {
  const name = zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The component `VTIMEZONE` of a calendar (RFC 5545, section 3.6.5), with every change of the offset between two years.
 *
 * @param timeZone IANA name
 * @returns lines separated by CRLF
 */
export function timeZoneComponent(
  timeZone: string,
  [from, to]: readonly [year: number, year: number],
): string {
  const zone = zoneOf(timeZone);
  const [start, end] = [Date.UTC(from, 0, 1), Date.UTC(to + 1, 0, 1)];
  const first = offsetAt(zone, start);
  const parts = [observance('STANDARD', { at: start, before: first, after: first })];
  let before = first;
  for (let time = start; time < end; time += step) {
    const after = offsetAt(zone, time + step);
    if (after === before) continue;
    const at = changeBetween(zone, time, time + step);
    parts.push(observance(after > before ? 'DAYLIGHT' : 'STANDARD', { at, before, after }));
    before = after;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** Finds the minute in which an offset changes. */
function changeBetween(zone: Intl.DateTimeFormat, from: number, to: number): number {
  const old = offsetAt(zone, from);
  let [low, high] = [from, to];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (offsetAt(zone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

interface Change {
  /** Moment of the change, in milliseconds since 1970. */
  at: number;
  /** Offsets in minutes. */
  before: number;
  after: number;
}

function observance(kind: 'STANDARD' | 'DAYLIGHT', { at, before, after }: Change): string[] {
  // The local time that clocks show before they change.
  const local = new Date(at + before * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${kind}`,
  ];
}

const two = (number: number) => String(number).padStart(2, '0');

const offset = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

/** `yyyy-mm-dd`, with a time if it is known, and with a zone from few backends. */
const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads times that backends give as clocks in a zone show them. Create one reader for many times: formats are slow to
 * create.
 *
 * @param timeZone IANA name
 * @returns a function from `yyyy-mm-dd hh:mm:ss` to the moment; `undefined` for days and times that do not exist, and for
 * any other text
 * @example
 * momentsIn('Asia/Shanghai')('2026-11-20 10:00:00'); // 2026-11-20T02:00:00.000Z
 */
export function momentsIn(timeZone: string): (text: string | undefined) => Date | undefined {
  const zone = zoneOf(timeZone);
  return (text = '') => {
    const [, date, minutes = '00:00', seconds = ':00', ownZone] = written.exec(text.trim()) ?? [];
    const time = dayIfAny(date) ? Date.parse(`${date}T${minutes}${seconds}${ownZone ?? 'Z'}`) : Number.NaN;
    if (Number.isNaN(time)) return undefined;
    if (ownZone) return new Date(time);
    // The offset at the moment itself differs from the first one within a day of a change.
    const near = time - offsetAt(zone, time) * 60_000;
    return new Date(time - offsetAt(zone, near) * 60_000);
  };
}
