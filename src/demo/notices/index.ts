import type { EntryInput } from '#schemas/entry.ts';
import { articleTypes } from '#schemas/enumerations.ts';
import { buildUp } from './general/build-up.ts';
import { gettingHere } from './general/getting-here.ts';
import { houseSafety } from './general/house-safety.ts';
import { onSiteServices } from './general/on-site-services.ts';
import { organisers } from './general/organisers.ts';
import { visitors } from './general/visitors.ts';
import { works } from './general/works.ts';
import { type NoticeItem, type NoticeType, noticeEntry } from './item.ts';
import { energy } from './purchase/energy.ts';
import { halls } from './purchase/halls.ts';
import { lifts } from './purchase/lifts.ts';
import { meetingRooms } from './purchase/meeting-rooms.ts';
import { safety } from './purchase/safety.ts';
import { services } from './purchase/services.ts';
import { supplies } from './purchase/supplies.ts';
import { technology } from './purchase/technology.ts';
import { advertising } from './trade/advertising.ts';
import { equipment } from './trade/equipment.ts';
import { parking } from './trade/parking.ts';
import { serviceSites } from './trade/service-sites.ts';
import { shops } from './trade/shops.ts';
import { stalls } from './trade/stalls.ts';
import { surplus } from './trade/surplus.ts';

const newestFirst = (...topics: readonly (readonly NoticeItem[])[]) =>
  topics.flat().toSorted((a, b) => a.daysAgo - b.daysAgo);

/** Every notice by its kind; the newest of each kind is number 01. */
export const noticeItems: Readonly<Record<NoticeType, readonly NoticeItem[]>> = {
  PURCHASE: newestFirst(halls, energy, lifts, meetingRooms, technology, safety, services, supplies),
  CLINCH_DEAL: newestFirst(shops, stalls, advertising, parking, serviceSites, equipment, surplus),
  JOURNALISM: newestFirst(gettingHere, buildUp, works, onSiteServices, organisers, houseSafety, visitors),
};

/** The notices as they stand on the day `today` (yyyy-mm-dd): the newest is of the day before. */
export const noticeEntries = (today: string): EntryInput[] =>
  articleTypes.flatMap((type) => noticeItems[type].map((item) => noticeEntry(item, type, today)));
