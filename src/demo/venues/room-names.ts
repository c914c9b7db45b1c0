import type { Language } from '#schemas/language.ts';
import { type RoomGroupName, roomGroups } from './figures.ts';
import { placesIn } from './places.ts';

/** The rooms of a group as a visitor reads them: `203 至 205 号会议室`. */
export const roomsTitle = (group: RoomGroupName, language: Language): string =>
  placesIn(language, roomGroups[group].rooms);
