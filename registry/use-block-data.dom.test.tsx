import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockData } from '#blocks/define.ts';
import type { SentBlock, SentResult } from './page-payload.ts';
import { type Reload, useBlockData } from './use-block-data.ts';

let root: Root;
let data: Record<string, BlockData<unknown>>;
/** Calls of `reload` with the functions that end them. */
let calls: { query: string; resolve: (value: unknown) => void; reject: (reason: Error) => void }[];

const reload: Reload = (_, query) =>
  new Promise((resolve, reject) => void calls.push({ query, resolve, reject }));

function Probe({ queries }: { queries: Record<string, SentResult> }) {
  const block: SentBlock = { id: 'list', type: 'paged-list', props: {}, queries };
  data = useBlockData(block, reload);
  return null;
}
const render = (queries: Record<string, SentResult>) => act(() => root.render(<Probe queries={queries} />));
/** Ends a call of `reload`. */
const end = (index: number, value: unknown) =>
  act(async () => {
    const call = calls[index];
    if (value instanceof Error) call?.reject(value);
    else call?.resolve(value);
  });
const states = () => Object.fromEntries(Object.entries(data).map(([name, { state }]) => [name, state]));

const late = (page: number): SentResult => ({ state: 'late', key: ['en-US', 'newsPage', { page }, 'news'] });
const failed: SentResult = { state: 'failed', key: ['en-US', 'newsPage', { page: 1 }, 'news'] };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('has the data of the page, and repeats neither them nor missing or failed ones by itself', () => {
  render({
    ready: { state: 'ready', value: 7 },
    missing: { state: 'missing', key: ['en-US', 'static', null, 'missing'] },
    failed,
  });
  expect(states()).toEqual({ ready: 'ready', missing: 'missing', failed: 'failed' });
  expect(data.ready).toEqual({ state: 'ready', data: 7 });
  expect(calls).toEqual([]);
});

it('repeats a late query once, also when it renders again meanwhile', async () => {
  render({ news: late(1) });
  render({ news: late(1) });
  expect(calls.map(({ query }) => query)).toEqual(['news']);
  expect(states()).toEqual({ news: 'loading' });
  await end(0, ['a']);
  expect(data.news).toEqual({ state: 'ready', data: ['a'] });
});

it('tells missing data from a repeated failure', async () => {
  render({ one: late(1), two: late(2) });
  await end(0, null);
  await end(1, new Error('no network'));
  expect(states()).toEqual({ one: 'missing', two: 'failed' });
});

it('repeats a failed query when the visitor retries, once at a time, and again after another failure', async () => {
  render({ news: failed });
  const retry = () => act(() => (data.news?.state === 'failed' ? data.news.retry() : undefined));
  const first = data.news;
  retry();
  expect(states()).toEqual({ news: 'loading' });
  act(() => (first?.state === 'failed' ? first.retry() : undefined));
  expect(calls).toHaveLength(1);
  await end(0, new Error('no network'));
  expect(states()).toEqual({ news: 'failed' });
  retry();
  await end(1, ['a']);
  expect(data.news).toEqual({ state: 'ready', data: ['a'] });
});

it('does not show the repeated data of one page of a list on another', async () => {
  render({ news: late(1) });
  render({ news: late(2) });
  expect(calls).toHaveLength(2);
  await end(0, ['page 1']);
  expect(states()).toEqual({ news: 'loading' });
  await end(1, ['page 2']);
  expect(data.news).toEqual({ state: 'ready', data: ['page 2'] });
  render({ news: { state: 'ready', value: ['from the page'] } });
  expect(data.news).toEqual({ state: 'ready', data: ['from the page'] });
});
