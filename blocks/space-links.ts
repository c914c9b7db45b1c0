import type { Building } from '#schemas/building.ts';

// Without texts: pages that only link to the plan need it in the browser.

/** @returns the id of a spot in a space that has a panorama */
export const spotIn = ({ spots }: Pick<Building, 'spots'>, space: string): string | undefined =>
  spots.find(({ of, picture, built }) => of === space && (picture ?? built) !== undefined)?.id;

/**
 * @param address a path with `{space}`, as `planAddress` returns it
 * @returns the address of a space on the plan
 */
export const onPlan = (address: string, space: string): string =>
  address.replace('{space}', () => encodeURIComponent(space));

/** @returns the address of a spot on the page of the panoramas */
export const onTour = (tour: string, spot: string): string => `${tour}?${new URLSearchParams({ spot })}`;
