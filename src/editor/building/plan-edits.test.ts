import { expect, it } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import { addFeature, buildingIn, featuresOf, moveFeature, removeFeature, setProperty } from './plan-edits.ts';

const hall = (name: string) => ({ id: 'A', kind: 'hall', level: '1', name, outline: '0,0 9,0 9,9 0,9' });
const entry: Entry = {
  ...{ kind: 'config', id: 'official.building.config', data: {} },
  texts: {
    'zh-CN': { data: { name: '馆', spaces: [hall('甲厅'), { id: 'broken' }] } },
    'en-US': { data: { spaces: [hall('Hall A')] } },
  },
};
const named = { 'zh-CN': '货门', 'en-US': 'Goods door' };

it('moves a feature in both languages, to the centimetre, and keeps everything else', () => {
  const moved = moveFeature(entry, { list: 'spaces', id: 'A' }, [
    [0, 0],
    [9.006, -0.001],
    [0, 5],
  ]);
  expect(moved.texts?.['en-US']?.data).toEqual({
    spaces: [{ ...hall('Hall A'), outline: '0,0 9.01,0 0,5' }],
  });
  expect(moved.texts?.['zh-CN']?.data).toEqual({
    name: '馆',
    spaces: [{ ...hall('甲厅'), outline: '0,0 9.01,0 0,5' }, { id: 'broken' }],
  });
});

it('adds a feature with a new id and a name in each language', () => {
  const place = {
    level: '1',
    points: [
      [1, 9],
      [5, 9],
    ],
  } as const;
  const first = addFeature(entry, { kind: 'goodsDoor', names: named, ...place });
  const second = addFeature(first.entry, { kind: 'goodsDoor', names: named, ...place });
  expect([first.id, second.id]).toEqual(['goodsDoor-1', 'goodsDoor-2']);
  expect(buildingIn(second.entry, 'zh-CN').elements.map(({ name, at }) => [name, at])).toEqual([
    ['货门 1', '1,9 5,9'],
    ['货门 2', '1,9 5,9'],
  ]);
  expect(featuresOf(buildingIn(second.entry, 'en-US')).map(({ id, name, form }) => [id, name, form])).toEqual(
    [
      ['A', 'Hall A', 'outline'],
      ['goodsDoor-1', 'Goods door 1', 'line'],
      ['goodsDoor-2', 'Goods door 2', 'line'],
    ],
  );
});

it('sets a figure in both languages and a name in one, and removes a feature', () => {
  const name = { list: 'spaces', id: 'A' } as const;
  const tall = setProperty(entry, name, { key: 'height', value: 12 });
  const renamed = setProperty(tall, name, { key: 'name', value: 'Hall 1', language: 'en-US' });
  expect(buildingIn(renamed, 'en-US').spaces).toMatchObject([{ name: 'Hall 1', height: 12 }]);
  expect(buildingIn(renamed, 'zh-CN').spaces).toMatchObject([{ name: '甲厅', height: 12 }]);
  const without = setProperty(renamed, name, { key: 'height', value: undefined });
  expect(without.texts?.['zh-CN']?.data.spaces).toEqual([hall('甲厅'), { id: 'broken' }]);
  expect(removeFeature(entry, name).texts?.['zh-CN']?.data.spaces).toEqual([{ id: 'broken' }]);
});
