import { expect, test } from 'vitest';
import { type Place, placesIn, roomsFrom } from './places.ts';

test.each<[places: Place[], zh: string, en: string]>([
  [[3], '3 号展厅', 'Hall 3'],
  [[2, 1], '1、2 号展厅', 'Halls 1 and 2'],
  [[1, 2, 3, 4], '1 至 4 号展厅', 'Halls 1 to 4'],
  [[1, 2, 'plaza'], '1、2 号展厅、室外展场', 'Halls 1 and 2, outdoor plaza'],
  [['plaza'], '室外展场', 'Outdoor plaza'],
  [['concourse'], '登录大厅', 'Concourse'],
  [[4, 201], '4 号展厅、201 大会堂', 'Hall 4, Plenary Hall'],
  [[202, 206, 207], '202 宴会厅、206、207 号会议室', 'Ballroom, rooms 206 and 207'],
  [[220], '220 号会议室', 'Room 220'],
  [[...roomsFrom(203, 207), 220], '203 至 207、220 号会议室', 'Rooms 203 to 207 and 220'],
])('%j read as places', (places, zh, en) => {
  expect([placesIn('zh-CN', places), placesIn('en-US', places)]).toEqual([zh, en]);
});
