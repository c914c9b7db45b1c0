import type { Language } from '#schemas/language.ts';
import { type Layout, type RoomGroupName, roomGroups } from './figures.ts';
import { placesIn } from './places.ts';

/** The name of a group of rooms in one language: `203 至 205 号会议室`. */
export const roomsTitle = (group: RoomGroupName, language: Language): string =>
  placesIn(language, roomGroups[group].rooms);

/** The names of the seating layouts. */
export const layoutNames: Readonly<Record<Layout, readonly [zh: string, en: string]>> = {
  theatre: ['剧院式', 'Theatre'],
  classroom: ['课桌式', 'Classroom'],
  banquet: ['宴会式', 'Banquet'],
  reception: ['酒会式', 'Reception'],
  uShape: ['U 形', 'U-shape'],
  boardroom: ['董事会式', 'Boardroom'],
};
