import type { ContentSource } from '#api/content-source.ts';
import { dayIfAny } from '#lib/date.ts';
import { eventSlugs } from '#lib/event-slug.ts';
import { calls } from '#schemas/calls.ts';
import { defaultLanguage } from '#schemas/language.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { latinOf } from '../latin.ts';

/** Maximum page size of the contract. */
const pageSize = 999;

/** Enough for 20,000 events. */
const mostPages = 20;

/** An event with the last part of its address. */
export interface AddressedEvent {
  slug: string;
  event: ScheduleItem;
}

export interface Events {
  list: readonly AddressedEvent[];
  /** False if a call failed; the list is incomplete then. */
  complete: boolean;
}

interface EventOptions {
  source: ContentSource;
  log: (line: string) => void;
}

/** Lines in the log per reading. */
const mostReports = 20;

function isMalformed({ startDate, endDate }: ScheduleItem): boolean {
  const [first, last] = [dayIfAny(startDate), dayIfAny(endDate)];
  return first === undefined || (last !== undefined && last < first);
}

/** Reads the whole schedule, one page after the other, and reports malformed events. Its items hold both languages. */
export async function collectEvents({ source, log }: EventOptions): Promise<Events> {
  const events: ScheduleItem[] = [];
  let complete = true;
  let before: string | undefined;
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const request = calls.scheduleList.request.parse({ pageNo, pageSize });
    const answer = await source.call('scheduleList', request, { language: defaultLanguage });
    if (!answer.ok) {
      const { reason, message } = answer.failure;
      log(`events: page ${pageNo} of scheduleList is left out: ${reason ?? message}`);
      complete = false;
      break;
    }
    const first = JSON.stringify(answer.data[0]);
    // A backend that returns the same page again has no more.
    if (first === before) break;
    before = first;
    events.push(...answer.data);
    if (answer.data.length < pageSize) break;
  }
  for (const event of events.filter(isMalformed).slice(0, mostReports))
    log(
      `events: "${event.projectName.slice(0, 100)}" has no first day or ends before it: ${event.startDate ?? ''} to ${event.endDate ?? ''}`,
    );
  const slugs = eventSlugs(events, latinOf);
  return { list: events.map((event, index) => ({ event, slug: slugs[index] ?? '' })), complete };
}
