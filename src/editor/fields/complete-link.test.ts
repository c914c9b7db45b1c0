import { expect, it } from 'vitest';
import { completeLink } from './complete-link.ts';

const pages = [{ path: '/' }, { path: '/periphery/trafficGuidance' }];

it.each([
  [' www.example.com ', 'https://www.example.com'],
  ['example.com:8080/a?b=1', 'https://example.com:8080/a?b=1'],
  ['展馆.中国', 'https://展馆.中国'],
  ['periphery/trafficGuidance', '/periphery/trafficGuidance'],
  ['periphery/trafficGuidance?x=1#y', '/periphery/trafficGuidance?x=1#y'],
  ['/periphery/trafficGuidance', '/periphery/trafficGuidance'],
  ['https://www.example.com', 'https://www.example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['weixin://dl/abc', 'weixin://dl/abc'],
  ['//example.com', '//example.com'],
  ['#top', '#top'],
  ['plan.pdf', 'plan.pdf'],
  ['periphery/unknown', 'periphery/unknown'],
  ['', ''],
])('completes %j to %j', (typed, completed) => {
  expect(completeLink(typed, pages)).toBe(completed);
});
