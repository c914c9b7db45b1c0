import { describe, expect, it } from 'vitest';
import { isDrawn, isPictured } from './drawn.ts';
import { defaultCentre, mapApps, positionOf, written } from './position.ts';

describe('a position', () => {
  it.each([
    [
      { longitude: 106.4, latitude: 29.6 },
      { longitude: 106.4, latitude: 29.6 },
    ],
    [
      { longitude: 0, latitude: 0 },
      { longitude: 0, latitude: 0 },
    ],
    [
      { longitude: -180, latitude: -85 },
      { longitude: -180, latitude: -85 },
    ],
    [{ longitude: 106.4 }, undefined],
    [{ latitude: 29.6 }, undefined],
    [{ longitude: 180.1, latitude: 29.6 }, undefined],
    [{ longitude: 106.4, latitude: 89 }, undefined],
    [{ longitude: Number.NaN, latitude: 29.6 }, undefined],
    [undefined, undefined],
  ])('[CONT-01] %j is read as %j', (raw, position) => {
    expect(positionOf(raw)).toEqual(position);
  });

  it('is written with hemispheres', () => {
    expect(written(defaultCentre)).toEqual({ latitude: '29.5200° N', longitude: '106.3500° E' });
    expect(written({ longitude: -0.12345, latitude: -33.9 })).toEqual({
      latitude: '33.9000° S',
      longitude: '0.1235° W',
    });
  });

  it('[CONT-02] opens in Amap and OpenStreetMap, with any characters in the name', () => {
    const { amap, openStreetMap } = mapApps(defaultCentre, '会展 & "中心"#1');
    expect(new URL(amap).searchParams.get('name')).toBe('会展 & "中心"#1');
    expect(new URL(amap).searchParams.get('position')).toBe('106.35,29.52');
    expect(new URL(openStreetMap).hash).toBe('#map=15/29.52/106.35');
  });
});

it('[CONT-01] the default centre is covered by the built-in map; a distant place is not', () => {
  expect(isDrawn(defaultCentre)).toBe(true);
  expect(isPictured(defaultCentre)).toBe(true);
  expect(isPictured({ longitude: 106.36, latitude: 29.52 })).toBe(false);
  expect(isDrawn({ longitude: 106.36, latitude: 29.53 })).toBe(true);
  expect(isDrawn({ longitude: 106.55, latitude: 29.56 })).toBe(false);
});
