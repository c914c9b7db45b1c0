import type { Atlas } from './pictures.ts';

/** Pictures of past meetings, the newest first. */
export const meetingAtlases: readonly Atlas[] = [
  {
    event: 'cross-border-sellers',
    cover: 'meeting-banquet.jpg',
    scenes: ['ballroom', 'dinner', 'evening'],
  },
  {
    event: 'community-care',
    cover: 'meeting-boardroom.jpg',
    scenes: ['river', 'coffee'],
    more: ['concourse-escalators.jpg'],
  },
  {
    event: 'parks-greenways',
    cover: 'meeting-boardroom-table.jpg',
    scenes: ['river', 'city'],
    more: ['hero-exterior-day.jpg'],
  },
  {
    event: 'pharmacy-practice',
    cover: 'meeting-ballroom-side.jpg',
    scenes: ['ballroom', 'river', 'coffee'],
  },
  {
    event: 'long-span-bridges-first',
    cover: 'meeting-boardroom-table.jpg',
    scenes: ['rooms', 'river', 'coffee'],
  },
  { event: 'county-hospitals', cover: 'news-opening-ceremony.jpg', scenes: ['ballroom', 'rooms', 'dinner'] },
  { event: 'mountain-cities-first', cover: 'meeting-theatre.jpg', scenes: ['plenary', 'river', 'city'] },
  {
    event: 'chip-packaging',
    cover: 'meeting-classroom.jpg',
    scenes: ['rooms', 'coffee'],
    more: ['hero-concourse.jpg', 'meeting-boardroom-table.jpg'],
  },
  { event: 'ai-education', cover: 'meeting-classroom.jpg', scenes: ['plenary', 'rooms', 'ballroom'] },
  {
    event: 'urban-renewal',
    cover: 'meeting-ballroom-side.jpg',
    scenes: ['ballroom', 'city', 'coffee'],
  },
  {
    event: 'medical-imaging-second',
    cover: 'hero-concourse.jpg',
    scenes: ['plenary', 'ballroom', 'rooms', 'coffee'],
  },
  {
    event: 'young-engineers',
    cover: 'meeting-boardroom.jpg',
    scenes: ['river', 'evening', 'coffee'],
  },
  { event: 'home-design', cover: 'news-opening-ceremony.jpg', scenes: ['ballroom', 'stands'] },
  {
    event: 'mountain-roads',
    cover: 'meeting-classroom.jpg',
    scenes: ['ballroom', 'rooms', 'dinner'],
  },
  {
    event: 'mental-health',
    cover: 'meeting-theatre-seats.jpg',
    scenes: ['plenary', 'rooms', 'coffee'],
  },
  {
    event: 'river-shipping-first',
    cover: 'hero-exterior-day.jpg',
    scenes: ['plenary', 'ballroom', 'evening'],
    more: ['culture-river-gorge.jpg'],
  },
  {
    event: 'dental-implants-first',
    cover: 'meeting-chandeliers.jpg',
    scenes: ['ballroom', 'rooms'],
    more: ['dining-cafe.jpg', 'news-technology-stage.jpg'],
  },
  {
    event: 'river-basins-first',
    cover: 'meeting-theatre-stage.jpg',
    scenes: ['plenary', 'arrival', 'ballroom', 'dinner'],
  },
  {
    event: 'rehabilitation-first',
    cover: 'meeting-classroom.jpg',
    scenes: ['rooms', 'coffee'],
    more: ['hall-canopy-stand.jpg', 'hall-aisle.jpg'],
  },
  {
    event: 'emergency-medicine-first',
    cover: 'meeting-theatre.jpg',
    scenes: ['plenary', 'rooms', 'dinner'],
  },
  {
    event: 'car-design-first',
    cover: 'news-auto-show.jpg',
    scenes: ['plenary', 'stage'],
    more: ['hero-exterior-dusk.jpg'],
  },
  {
    event: 'manufacturing-dialogue-first',
    cover: 'news-opening-ceremony.jpg',
    scenes: ['ballroom', 'stands', 'coffee'],
  },
  {
    event: 'county-logistics-first',
    cover: 'meeting-ballroom-side.jpg',
    scenes: ['ballroom', 'dinner'],
    more: ['concourse-escalators.jpg'],
  },
  {
    event: 'post-harvest',
    cover: 'dining-cafe.jpg',
    scenes: ['rooms', 'coffee'],
    more: ['meeting-boardroom-table.jpg', 'dining-river-table.jpg'],
  },
  {
    event: 'historic-buildings',
    cover: 'meeting-theatre-stage.jpg',
    scenes: ['plenary', 'rooms', 'city'],
  },
  {
    event: 'student-modelling',
    cover: 'meeting-theatre-seats.jpg',
    scenes: ['plenary', 'stage', 'coffee'],
  },
];
