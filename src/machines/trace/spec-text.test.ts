import { expect, it } from 'vitest';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { specText } from './spec-text.ts';

const name = { role: 'textbox', name: 'Name', path: '#name' };
const send = { role: 'button', name: 'Send', nth: 1, of: 2, path: '#send' };
const click = (target: typeof send): TraceStep => ({
  kind: 'gesture',
  at: 2,
  does: '',
  gesture: { type: 'click', target },
});
const fill = (typed: string): TraceStep => ({
  kind: 'gesture',
  at: 1,
  does: '',
  gesture: { type: 'fill', target: name, typed },
});
const trace = (steps: TraceStep[]): Trace => ({
  version: 2,
  began: '2026-11-21T01:00:00.000Z',
  language: 'en-US',
  viewport: { width: 1440, height: 900 },
  seed: 1,
  sources: { release: '1.0.0', machines: {}, blocks: {}, texts: {} },
  machines: {},
  media: {},
  items: [{ role: 'heading', text: "The venue's news", place: 'page', states: ['heading 1'] }],
  steps: [{ kind: 'page', at: 0, url: '/contact', revision: '1', how: 'document' }, ...steps],
});
/** The statements of the test. */
const bodyOf = (steps: TraceStep[]): string[] =>
  specText(trace(steps))
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());

it('a recording becomes a Playwright test with role selectors and the expectations that were pointed at', () => {
  const steps: TraceStep[] = [
    fill('A'),
    fill('Aaa'),
    { kind: 'expect', at: 2, expects: 'gone', target: { path: '#hint' }, text: 'Say who you are' },
    click(send),
    {
      kind: 'expect',
      at: 3,
      expects: 'here',
      target: { role: 'heading', name: 'Thanks', path: 'h2' },
      text: 'Thanks',
    },
    { kind: 'expect', at: 3, expects: 'number', target: { path: '#count' }, text: '128' },
  ];
  expect(bodyOf(steps)).toEqual([
    "await open('/contact', 'en-US');",
    "await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Aaa');",
    "await page.getByRole('button', { name: 'Send', exact: true }).nth(1).click();",
    "await expect(page.getByText('Say who you are', { exact: true }).first()).toBeHidden();",
    "await expect(page.getByRole('heading', { name: 'Thanks', exact: true })).toBeVisible();",
    "await expect(page.locator('#count')).toContainText('128');",
  ]);
});

it('a test without expectations expects the heading of the last page', () => {
  const steps: TraceStep[] = [click(send), { kind: 'look', at: 3, items: '0' }];
  expect(bodyOf(steps).at(-1)).toBe(
    `await expect(page.getByRole('heading', { name: "The venue's news", exact: true })).toBeVisible();`,
  );
});
