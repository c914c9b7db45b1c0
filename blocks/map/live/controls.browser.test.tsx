import { afterEach, expect, it } from 'vitest';
import { keepInside, nameSign } from './controls.ts';

afterEach(() => document.body.replaceChildren());

it('moves a name that the edge of the map would cut off into the map, and leaves the others', () => {
  const map = document.body.appendChild(document.createElement('div'));
  map.style.cssText = 'position: absolute; left: 100px; top: 0; width: 300px; height: 200px';
  const signs = [-40, 120, 290, 400].map((left) => {
    const sign = nameSign('Riverside Avenue', 'street');
    sign.style.cssText = `position: absolute; left: ${left}px; width: 90px; white-space: nowrap; overflow: visible`;
    map.append(sign);
    return sign;
  });
  keepInside(signs, map);
  const lefts = signs.map((sign) => Math.round(sign.firstElementChild?.getBoundingClientRect().left ?? 0));
  // The last one is outside of the map as a whole.
  expect(lefts).toEqual([106, 220, 304, 500]);
  for (const sign of signs) sign.style.left = '50px';
  keepInside(signs, map);
  expect(signs.map((sign) => sign.firstElementChild?.getBoundingClientRect().left)).toEqual([
    150, 150, 150, 150,
  ]);
});
