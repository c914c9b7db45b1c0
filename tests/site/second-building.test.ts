import { expect, it } from 'vitest';
import { visibleText } from '../support/html.ts';
import { openOverBackend } from '../support/http-backend.ts';

const feature = (id: string, geometry: object, properties: object) => ({
  ...{ type: 'Feature', id, geometry, properties: { level: 'Q', ...properties } },
});
const box = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const line = (...coordinates: number[][]) => ({ type: 'LineString', coordinates });
const point = (...coordinates: number[]) => ({ type: 'Point', coordinates });

/** Two sheds of 40 × 50 m behind a lobby on the quay. */
const building = {
  type: 'FeatureCollection',
  properties: { levels: [{ id: 'Q', name_zh: '码头层', name_en: 'Quay level' }] },
  features: [
    feature('N', box(0, 20, 40, 70), {
      ...{ kind: 'hall', booking: 'n', name_zh: '北仓', name_en: 'North Shed', height: 9 },
    }),
    feature('S', box(40, 20, 80, 70), {
      ...{ kind: 'hall', booking: 's', name_zh: '南仓', name_en: 'South Shed', height: 9 },
    }),
    feature('L', box(0, 0, 80, 20), { kind: 'concourse', name_zh: '门厅', name_en: 'Lobby' }),
    feature('W', line([40, 20], [40, 70]), { kind: 'join', between: ['N', 'S'] }),
    feature('D', line([18, 20], [22, 20]), {
      ...{ kind: 'publicDoor', of: 'N', name_zh: '北仓门', name_en: 'North Shed door' },
    }),
    feature('E', point(20, 0), { kind: 'entrance', of: 'L', name_zh: '码头门', name_en: 'Quay door' }),
    feature('eye', point(20, 40), {
      ...{ kind: 'spot', of: 'N', name_zh: '北仓中央', name_en: 'Middle of the North Shed' },
      ...{ heading: 0, picture: 'https://backend.example/shed.jpg' },
    }),
  ],
};
const spaces = (north: string, south: string) => ({
  list: [
    { id: 'n', name: north, area: 2000, type: '1' },
    { id: 's', name: south, area: 2000, type: '1' },
  ],
});
const configs: Readonly<Record<string, unknown>> = {
  'official.building.config': building,
  'official.spaces.config': { zh: spaces('北仓', '南仓'), en: spaces('North Shed', 'South Shed') },
};

it('[BLDG-01] an invented building as GeoJSON of a backend drives plan, finder, way, booking, panorama and files', async () => {
  const site = await openOverBackend(({ searchParams }) => {
    const key = searchParams.get('key') ?? '';
    return key in configs ? [{ key, value: JSON.stringify(configs[key]) }] : [];
  });
  const open = async (path: string) => {
    const html = await site.html(path, 'en-US');
    return { html: html.slice(html.indexOf('<main')), text: visibleText(html).replaceAll('\u00a0', ' ') };
  };

  const plan = await open('/exhibitCenter/exhibitionHallIntroduction?space=N');
  for (const text of ['Quay level', 'Joins withSouth Shed', 'Quay door, 20 m in a straight line'])
    expect(plan.text).toContain(text);
  expect(plan.html).toContain('href="/exhibitCenter/onlineBooking?spaces=n"');

  const finder = await open('/exhibitCenter/findSpace?area=4000');
  expect(finder.text).toContain('North Shed and South Shed');
  expect(finder.text).toContain('4,000 m²');
  expect(finder.html).toContain('?space=N#plan"');
  expect(finder.html).toContain('href="/exhibitCenter/vr?spot=eye"');

  const way = await open('/periphery/trafficGuidance?to=n');
  expect(way.text).toContain('From the Quay door to North Shed door20 m on foot inside');

  const booking = await open('/exhibitCenter/onlineBooking?spaces=n');
  expect(booking.text).toContain('Clear height9 m');
  expect(booking.html).toContain('value="North Shed"');

  expect((await open('/exhibitCenter/vr?spot=eye')).text).toContain('Middle of the North Shed');

  const file = await site.request('/plans/Q.geojson?lang=en-US');
  const ids = (await file.json()).features.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(['N', 'S', 'L', 'W', 'D', 'E', 'eye']));
});
