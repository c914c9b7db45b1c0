/** Colours of the built-in map and its poster (`scripts/lib/map/poster.mjs`). */
export const mapColours = {
  ground: '#EBF1F0',
  park: '#DFEAE4',
  bank: '#DCE8E3',
  water: '#B7D0D8',
  road: '#FFFFFF',
  house: '#FBFDFC',
  hall: '#C9A26B',
  roof: '#FFFFFF',
  rim: '#0E6E78',
};
