import { check } from '@placemarkio/check-geojson';
import { polygonArea } from 'd3-polygon';
import DxfParser, { type ILwpolylineEntity } from 'dxf-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demoBuilding from '#demo/content/building.json' with { type: 'json' };
import { buildingFromGeoJson, buildingSchema } from '#schemas/building.ts';
import type { Language } from '#schemas/language.ts';
import { planSizes } from '#server/plans/plan-files.ts';
import { openOverBackend } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { readSheet } from '../support/read-sheet.ts';

const areaOf = (points: readonly (readonly number[])[]) =>
  Math.abs(polygonArea(points.map(([x = 0, y = 0]): [number, number] => [x, y])));

describe('the plans of the demo as files', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());
  const textOf = async (path: string) => (await site.request(path)).text();

  it('[BLDG-05] links them with format and revision date, in both languages', async () => {
    const zh = await site.html('/exhibitCenter/exhibitionHallIntroduction');
    for (const format of ['pdf', 'dxf', 'geojson'])
      expect(zh).toContain(`href="/plans/1.${format}" download`);
    expect(zh).toContain('修订 R12 2026-11-16');
    const en = await site.html('/conventionCenter/conferenceIntroduction', 'en-US');
    for (const format of ['pdf', 'dxf', 'geojson'])
      expect(en).toContain(`href="/plans/2.${format}?lang=en-US" download`);
    expect(en).toContain('Revision R12 2026-11-16');
  });

  it('[BLDG-05] states the size of each file, in both languages', async () => {
    const sizesOn = async (path: string, language: Language) =>
      [
        ...(await site.html(path, language)).matchAll(/href="(\/plans\/[^"]+)"[^>]*>.*?<span[^>]*>([^<]+)</g),
      ].map(([, file = '', size]) => [file, size]);
    const zh = await sizesOn('/exhibitCenter/exhibitionHallIntroduction', 'zh-CN');
    const en = await sizesOn('/conventionCenter/conferenceIntroduction', 'en-US');
    expect(Object.fromEntries([...zh, ...en])).toEqual({
      '/plans/1.pdf': '8 kB',
      '/plans/1.dxf': '99 kB',
      '/plans/1.geojson': '58 kB',
      '/plans/2.pdf?lang=en-US': '4 kB',
      '/plans/2.dxf?lang=en-US': '15 kB',
      '/plans/2.geojson?lang=en-US': '22 kB',
    });
    const chosen = await site.html('/exhibitCenter/exhibitionHallIntroduction?space=H1', 'en-US');
    expect(chosen).toContain('PDF, A3 to scale · 8 kB');
    for (const [file = '', size] of [...zh, ...en]) {
      const { byteLength } = await (await site.request(file)).arrayBuffer();
      expect(`${Math.round(byteLength / 1000)} kB`, file).toBe(size);
    }
  });

  it('[BLDG-05] makes the files once to know their sizes, until the content changes', () => {
    const answer = [{ key: 'official.building.config', value: JSON.stringify(demoBuilding) }];
    const sizes = planSizes(answer, 'en-US');
    expect(Object.keys(sizes)).toEqual(['1', '2']);
    expect(planSizes(answer, 'en-US')).toBe(sizes);
    expect(planSizes([...answer], 'en-US')).not.toBe(sizes);
    expect(planSizes([], 'en-US')).toEqual({});
  });

  it('[BLDG-05] gives GeoJSON with the areas that the venue states, and imports it without loss', async () => {
    const text = await textOf('/plans/1.geojson');
    const collection = check(text);
    if (collection.type !== 'FeatureCollection') throw new Error('no collection');
    const areas = Object.fromEntries(
      collection.features.flatMap(({ id, geometry }) =>
        geometry?.type === 'Polygon' ? [[id, areaOf((geometry.coordinates[0] ?? []).slice(0, -1))]] : [],
      ),
    );
    expect(areas).toMatchObject({ H1: 10_080, H2: 10_080, H3: 10_080, H4: 10_080, C: 9_396, P: 20_000 });
    // The demo's texts are stored with spaces at which no line breaks.
    const file: Record<string, unknown> = JSON.parse(text.replaceAll('\u00a0', ' '));
    expect(file.building).toMatchObject({ revision: 'R12', revised: '2026-11-16' });
    const onLevel = <T extends { level: string }>(all: readonly T[]) =>
      all.filter(({ level }) => level === '1');
    for (const language of ['zh-CN', 'en-US'] as const) {
      const before = buildingSchema.parse(buildingFromGeoJson(demoBuilding, language));
      const after = buildingSchema.parse(buildingFromGeoJson(file, language));
      expect(after.spaces.length + after.joins.length + after.elements.length).toBe(199);
      expect(after).toEqual({
        ...before,
        levels: before.levels.filter(({ id }) => id === '1'),
        spots: before.spots.filter(({ level }) => level === '1'),
        spaces: onLevel(before.spaces),
        joins: onLevel(before.joins),
        elements: onLevel(before.elements),
      });
    }
  });

  it('[BLDG-05] gives DXF in metres with a layer for each kind, names, and the areas that the venue states', async () => {
    const dxf = new DxfParser().parseSync(await textOf('/plans/1.dxf?lang=en-US'));
    if (!dxf) throw new Error('no drawing');
    // 6 stands for metres.
    expect(dxf.header.$INSUNITS).toBe(6);
    expect(Object.keys(dxf.tables.layer.layers)).toEqual(
      expect.arrayContaining([
        'HALL',
        'PLAZA',
        'GOODS-DOOR',
        'FIRE-LANE',
        'RIGGING',
        'JOIN',
        'NAMES',
        'TITLE',
      ]),
    );
    const isOutline = (entity: { type: string }): entity is ILwpolylineEntity => entity.type === 'LWPOLYLINE';
    const areasIn = (layer: string) =>
      dxf.entities
        .filter(isOutline)
        .filter((one) => one.layer === layer && one.shape)
        .map(({ vertices }) => areaOf(vertices.map(({ x, y }) => [x, y])));
    expect(areasIn('HALL')).toEqual([10_080, 10_080, 10_080, 10_080]);
    expect(areasIn('CONCOURSE')).toEqual([9_396]);
    expect(areasIn('PLAZA')).toEqual([20_000]);
    const texts = JSON.stringify(dxf.entities.filter(({ type }) => type === 'TEXT'));
    for (const text of ['Hall 1', 'Outdoor plaza', 'R12 2026-11-16']) expect(texts).toContain(text);
    expect(await textOf('/plans/1.dxf')).toContain('1 号展厅');
  });

  it('[BLDG-05] gives PDF on A3 to a standard scale that it states, with the revision', async () => {
    for (const [path, scale, size] of [
      // 72 × 140 m: 57.6 × 112 mm.
      ['/plans/1.pdf?lang=en-US', 'Scale 1 : 1,250', [163.28, 317.48]],
      // 50 × 54 m: 100 × 108 mm.
      ['/plans/2.pdf?lang=en-US', 'Scale 1 : 500', [283.46, 306.14]],
    ] as const) {
      const { text, sheet, paths } = await readSheet(await (await site.request(path)).arrayBuffer());
      // 420 × 297 mm.
      expect(sheet.map((points) => points.toFixed(2))).toEqual(['1190.55', '841.89']);
      expect(text).toContain(scale);
      expect(text).toContain('Revision R12 2026-11-16');
      const found = paths.filter(([width, height]) =>
        [width - size[0], height - size[1]].every((difference) => Math.abs(difference) < 0.02),
      );
      expect(found.length, path).toBe(path.includes('/1.') ? 4 : 1);
    }
    const zh = await readSheet(await (await site.request('/plans/1.pdf')).arrayBuffer());
    for (const text of ['一层 展览层', '1 号展厅', '比例 1 : 1,250', '修订 R12 2026-11-16'])
      expect(zh.text).toContain(text);
  });

  it('[BLDG-05] names the files, and answers 304 to a program that has them', async () => {
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['dxf', 'image/vnd.dxf'],
      ['geojson', 'application/geo+json'],
    ] as const) {
      const path = `/plans/2.${format}?lang=en-US`;
      const { status, headers } = await site.request(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="Level 2 Conference R12 2026-11-16.${format}"; filename*=UTF-8''Level%202%20Conference%20R12%202026-11-16.${format}`,
      );
      const again = await site.request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
    for (const path of [
      '/plans/3.pdf',
      '/plans/.dxf',
      '/plans/__proto__.geojson',
      '/plans/1.svg',
      '/plans/%2F.pdf',
    ])
      expect((await site.request(path)).status, path).toBe(404);
  });
});

it('[BLDG-05] leaves out broken features, and has no file without a plan', async () => {
  const square = '0,0 60,0 60,40 0,40';
  const far = `${'9'.repeat(400)},0 1,1 2,0`;
  const space = (id: string, level: string, outline: string) => ({
    ...{ id, level, outline, kind: 'hall', name: `(Sail) \\ ${id}\n0\nEOF "😀"` },
  });
  const building = {
    spaces: [space('A', 'a/ü?', square), space('B', 'a/ü?', far), space('C', 'far', far), 7],
    elements: [
      { id: 'd', kind: 'goodsDoor', level: 'a/ü?', at: '5,5' },
      { id: 'e', kind: 'fireLane', level: 'a/ü?', at: '5,5 6,6' },
    ],
  };
  const site = await openOverBackend(({ href }) =>
    href.includes('official.building.config')
      ? [{ key: 'official.building.config', value: JSON.stringify({ zh: building }) }]
      : [],
  );
  const get = (path: string) => site.request(path);
  const level = '/plans/a%2F%C3%BC%3F';
  const collection = check(await (await get(`${level}.geojson`)).text());
  expect(collection).toMatchObject({ features: [{ id: 'A' }, { id: 'd' }, { id: 'e' }] });
  const dxf = new DxfParser().parseSync(await (await get(`${level}.dxf`)).text());
  expect(dxf?.entities.map(({ type }) => type)).toEqual([
    'LWPOLYLINE',
    'POINT',
    'LWPOLYLINE',
    'TEXT',
    'TEXT',
  ]);
  const { text } = await readSheet(await (await get(`${level}.pdf`)).arrayBuffer());
  // 60 m are 300 mm at 1 : 200: the legend leaves 298.
  expect(text).toContain('1 : 250');
  for (const format of ['pdf', 'dxf', 'geojson']) {
    expect((await get(`/plans/far.${format}`)).status).toBe(404);
    expect((await get(`${level}.${format}?lang=en-US`)).status).toBe(404);
  }
});
