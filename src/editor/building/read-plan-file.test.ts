import { expect, it } from 'vitest';
import { buildingIn } from './plan-edits.ts';
import { readPlanFile } from './read-plan-file.ts';

// Ten units are a metre; the drawing is 40 × 30 m.
const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" data-metre="10">
  <title>A plan</title>
  <rect width="400" height="300" fill="#fff"/>
  <g data-level="1" data-name-zh="一层" data-name-en="Ground floor">
    <rect id="A" data-kind="hall" data-name-zh="甲厅" data-name-en="Hall A" data-height="9" data-floor-load="3.5"
      x="0" y="0" width="200" height="300"/>
    <polygon id="B" data-kind="hall" data-booking="b" points="200,0 400,0 400,300 200,300">
      <title lang="zh-CN">乙厅 &amp; 前厅</title><title lang="en">Hall B &amp; foyer</title>
    </polygon>
    <path id="W" data-kind="join" data-between="A B" data-minutes="90" d="M200 0v300"/>
    <line id="D" data-kind="goodsDoor" data-of="A" data-width="4" data-height="5" x1="80" y1="0" x2="120" y2="0"/>
    <circle id="S" data-kind="substation" data-of="A" data-power="400" cx="10" cy="10" r="3"/>
    <path id="C" data-kind="fireLane" d="M0 0C1 1 2 2 3 3"/>
    <g transform="scale(2)"><rect id="T" data-kind="hall" data-name="Moved" width="5" height="5"/></g>
    <rect id="N" data-kind="hall" width="5" height="5"/>
    <circle id="X" data-kind="aquarium" cx="1" cy="1" r="1"/>
  </g>
  <circle id="L" data-kind="lift" cx="5" cy="5" r="1"/>
</svg>`;

it('[BLDG-01] reads a plan from SVG with names in both languages and sizes by its scale, and says what it left out', () => {
  const read = readPlanFile(svg);
  if (!read) throw new Error('the file was not read');
  const [zh, en] = [buildingIn(read.entry, 'zh-CN'), buildingIn(read.entry, 'en-US')];
  expect(zh.levels).toEqual([{ id: '1', name: '一层' }]);
  expect(en.levels).toEqual([{ id: '1', name: 'Ground floor' }]);
  expect(zh.spaces.map(({ name }) => name)).toEqual(['甲厅', '乙厅 & 前厅']);
  expect(en.spaces).toMatchObject([
    { id: 'A', name: 'Hall A', outline: '0,30 20,30 20,0 0,0', height: 9, floorLoad: 3.5, level: '1' },
    { id: 'B', name: 'Hall B & foyer', outline: '20,30 40,30 40,0 20,0', booking: 'b' },
  ]);
  expect(en.joins).toMatchObject([{ id: 'W', at: '20,30 20,0', between: ['A', 'B'], minutes: 90 }]);
  expect(en.elements).toMatchObject([
    { id: 'D', kind: 'goodsDoor', at: '8,30 12,30', of: 'A', width: 4, height: 5 },
    { id: 'S', kind: 'substation', at: '1,29', power: 400 },
  ]);
  expect(read.read).toEqual({ levels: 1, spaces: 2, joins: 1, elements: 2, spots: 0 });
  expect(read.decoration).toBe(1);
  expect(read.leftOut).toEqual([
    { what: 'curved', at: 'C' },
    { what: 'transformed', at: 'T' },
    { what: 'noLevel', at: 'L' },
    { what: 'noName', at: 'N' },
    { what: 'unknownKind', at: 'X' },
  ]);
});

it('[BLDG-01] takes a unit of an SVG without a scale for a metre, and says so', () => {
  const read = readPlanFile(
    '<svg viewBox="0 0 9 9"><g data-level="1"><rect data-kind="hall" data-name="A" width="9" height="9"/></g></svg>',
  );
  expect(read?.leftOut).toEqual([{ what: 'noScale', at: 'svg' }]);
  expect(read && buildingIn(read.entry, 'en-US').spaces).toMatchObject([
    { id: 'hall-1', name: 'A', outline: '0,9 9,9 9,0 0,0' },
  ]);
});

it('[BLDG-01] reads a plan from GeoJSON, and nothing from other files', () => {
  const feature = (id: string, properties: object, coordinates: unknown) => ({
    ...{ type: 'Feature', id, properties, geometry: { type: 'LineString', coordinates } },
  });
  const line = [
    [0, 0],
    [4, 0],
  ];
  const read = readPlanFile(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature('D', { kind: 'goodsDoor', level: 1 }, line),
        feature('E', { kind: 'goodsDoor', level: 1 }, 'nowhere'),
      ],
    }),
  );
  expect(read?.read).toMatchObject({ elements: 1 });
  expect(read?.leftOut).toEqual([{ what: 'noPlace', at: 'E' }]);
  for (const text of ['', '{}', '[1', 'PK', '<html></html>']) expect(readPlanFile(text)).toBeUndefined();
});
