import type { Atlas } from './pictures.ts';

/** Pictures of past shows, the newest first. */
export const exhibitionAtlases: readonly Atlas[] = [
  { event: 'book-fair-6', cover: 'hall-aisle.jpg', scenes: ['arrival', 'coffee'], more: ['hall-show.jpg'] },
  { event: 'safety-emergency', cover: 'hall-goods-doors.jpg', scenes: ['buildUp', 'stands'] },
  {
    event: 'textile-apparel',
    cover: 'hall-arched-stand.jpg',
    scenes: ['stands', 'arrival'],
  },
  {
    event: 'coffee-bakery-first',
    cover: 'dining-bar.jpg',
    scenes: ['coffee', 'stands'],
    more: ['hero-concourse.jpg'],
  },
  { event: 'tea-ware-second', cover: 'hall-outdoor.jpg', scenes: ['plaza', 'evening', 'coffee'] },
  {
    event: 'flower-garden',
    cover: 'hero-exterior-day.jpg',
    scenes: ['plaza', 'evening'],
    more: ['news-construction-detail.jpg'],
  },
  { event: 'cycling-second', cover: 'hall-show.jpg', scenes: ['buildUp', 'stands', 'arrival'] },
  { event: 'silver-years-first', cover: 'hall-canopy-stand.jpg', scenes: ['stands', 'coffee', 'arrival'] },
  { event: 'hair-beauty-second', cover: 'news-technology-stage.jpg', scenes: ['stage', 'stands'] },
  {
    event: 'makers-market-first',
    cover: 'news-food-fair.jpg',
    scenes: ['plaza', 'evening'],
    more: ['dining-cafe.jpg'],
  },
  { event: 'farm-machinery-second', cover: 'hall-outdoor.jpg', scenes: ['plaza', 'buildUp', 'stands'] },
  {
    event: 'green-food-second',
    cover: 'news-opening-ceremony.jpg',
    scenes: ['ballroom', 'stands', 'dinner'],
  },
  {
    event: 'home-interiors-first',
    cover: 'hall-arched-stand.jpg',
    scenes: ['buildUp', 'stands', 'arrival', 'stage'],
  },
  {
    event: 'arts-crafts-first',
    cover: 'hall-canopy-stand.jpg',
    scenes: ['stands', 'coffee'],
    more: ['hero-concourse.jpg'],
  },
  {
    event: 'hotel-supplies-first',
    cover: 'hall-aisle.jpg',
    scenes: ['stands', 'dinner'],
    more: ['hotel-room.jpg', 'dining-cafe.jpg'],
  },
  { event: 'low-altitude-first', cover: 'hall-empty.jpg', scenes: ['buildUp', 'stage', 'stands'] },
  {
    event: 'comics-games-first',
    cover: 'news-technology-stage.jpg',
    scenes: ['stage', 'arrival'],
    more: ['hall-show.jpg', 'dining-cafe.jpg'],
  },
  {
    event: 'boat-show-first',
    cover: 'hero-exterior-day.jpg',
    scenes: ['plaza', 'evening'],
    more: ['hall-empty.jpg', 'culture-river-gorge.jpg'],
  },
  {
    event: 'hotpot-first',
    cover: 'dining-restaurant.jpg',
    scenes: ['dinner', 'stands'],
    more: ['hall-goods-doors.jpg'],
  },
  {
    event: 'pet-show-first',
    cover: 'hall-show.jpg',
    scenes: ['stands', 'arrival'],
  },
  {
    event: 'medical-devices-first',
    cover: 'hall-canopy-stand.jpg',
    scenes: ['stands', 'rooms'],
    more: ['dining-cafe.jpg'],
  },
  {
    event: 'digital-tourism-first',
    cover: 'hero-concourse.jpg',
    scenes: ['plenary', 'stands', 'city'],
  },
  {
    event: 'food-festival-first',
    cover: 'news-food-fair.jpg',
    scenes: ['plaza', 'evening', 'dinner'],
  },
  {
    event: 'green-building-first',
    cover: 'news-construction-detail.jpg',
    scenes: ['buildUp', 'stands'],
    more: ['hero-exterior-dusk.jpg'],
  },
  {
    event: 'motor-show-first',
    cover: 'news-auto-show.jpg',
    scenes: ['arrival', 'stage', 'evening'],
    more: ['hall-outdoor.jpg'],
  },
  {
    event: 'smart-manufacturing-11',
    cover: 'hall-show.jpg',
    scenes: ['buildUp', 'stands', 'stage', 'arrival'],
  },
];
