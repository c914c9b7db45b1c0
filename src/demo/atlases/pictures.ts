import type { MediaFile } from '../media.ts';

/** Pictures that tell one part of an event; an atlas is made of several. */
export const scenes = {
  buildUp: ['hall-empty.jpg', 'hall-goods-doors.jpg'],
  arrival: ['hero-exterior-day.jpg', 'hero-concourse.jpg', 'concourse-escalators.jpg'],
  stands: ['hall-show.jpg', 'hall-aisle.jpg', 'hall-arched-stand.jpg', 'hall-canopy-stand.jpg'],
  plaza: ['hall-outdoor.jpg', 'news-food-fair.jpg', 'hero-exterior-day.jpg'],
  stage: ['news-technology-stage.jpg', 'news-opening-ceremony.jpg'],
  plenary: ['meeting-theatre.jpg', 'meeting-theatre-stage.jpg', 'meeting-theatre-seats.jpg'],
  ballroom: ['meeting-ballroom-side.jpg', 'meeting-chandeliers.jpg', 'news-opening-ceremony.jpg'],
  rooms: ['meeting-classroom.jpg', 'concourse-escalators.jpg'],
  river: ['meeting-boardroom.jpg', 'meeting-boardroom-table.jpg', 'culture-river-gorge.jpg'],
  coffee: ['dining-cafe.jpg', 'dining-bar.jpg'],
  dinner: ['meeting-banquet.jpg', 'dining-restaurant.jpg', 'dining-river-table.jpg'],
  evening: ['hero-exterior-dusk.jpg', 'news-night-plaza.jpg'],
  city: ['culture-cable-car.jpg', 'culture-old-town-roofs.jpg', 'culture-pagoda-bridge.jpg'],
} as const satisfies Record<string, readonly MediaFile[]>;
export type Scene = keyof typeof scenes;

/** The pictures of one event: its cover, the scenes in order, and single pictures. */
export interface Atlas {
  /** The event of the schedule that it shows. */
  event: string;
  cover: MediaFile;
  scenes: readonly Scene[];
  more?: readonly MediaFile[];
}

/** Every picture of an atlas once, the cover first. */
export const poolOf = ({ cover, scenes: shown, more = [] }: Atlas): MediaFile[] => [
  ...new Set([cover, ...shown.flatMap((scene): readonly MediaFile[] => scenes[scene]), ...more]),
];
