import type { VenueSpace } from './space-queries.ts';

/** @returns the area of spaces in m² */
export const areaOf = (spaces: readonly Pick<VenueSpace, 'area'>[]): number =>
  spaces.reduce((sum, { area = 0 }) => sum + area, 0);

/** @returns the number of booths on an area in m²: nine for a booth, and about as much for the aisles around it */
export const boothsIn = (area: number): number => Math.round(area / 20);
