import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import { type DateTimeRange, DateTimeRangePicker } from './DateTimeRangePicker.tsx';

const none = { start: '', end: '' };

/** The range picker, with every value it reported. */
function pick(first: DateTimeRange = none, language: 'en-US' | 'zh-CN' = 'en-US') {
  const told: DateTimeRange[] = [];
  function Held() {
    const [range, setRange] = useState(first);
    const change = (next: DateTimeRange) => {
      told.push(next);
      setRange(next);
    };
    return (
      <>
        <span id="label">Event dates</span>
        <DateTimeRangePicker
          id="field"
          labelledBy="label"
          min="2027-03-05T15:20"
          names={{ start: 'beginTime', end: 'endTime' }}
          {...range}
          onChange={change}
        />
      </>
    );
  }
  const { container } = show(<Held />, language);
  return { told, container };
}

const opener = () => page.getByRole('button', { name: /Choose in the calendar|在日历中选择/ });
const day = (name: RegExp) => page.getByRole('button', { name });
const clear = () => page.getByRole('button', { name: /Clear the date/ });
const panel = () => document.querySelector('#field-calendar');
const months = () => document.querySelectorAll('#field-calendar [role=grid]').length;

beforeEach(() => page.viewport(1280, 900));

describe('[BOOK-02] DateTimeRangePicker', () => {
  it('sets 09:00 of the first day to 18:00 of the last for days picked by mouse, until other times are set', async () => {
    const { told, container } = pick();
    await opener().click();
    await day(/March 16, 2027/).click();
    expect(told).toEqual([]);
    await day(/April 2, 2027/).click();
    expect(told).toEqual([{ start: '2027-03-16T09:00', end: '2027-04-02T18:00' }]);
    await page
      .getByRole('dialog')
      .getByRole('spinbutton', { name: /hour.*From/ })
      .click();
    await userEvent.keyboard('08');
    await page
      .getByRole('dialog')
      .getByRole('spinbutton', { name: /minute.*Until/ })
      .click();
    await userEvent.keyboard('30');
    await page.getByRole('button', { name: 'Use these dates' }).click();
    expect(panel()).toBeNull();
    expect(told.at(-1)).toEqual({ start: '2027-03-16T08:00', end: '2027-04-02T18:30' });
    const sent = ['beginTime', 'endTime'].map(
      (name) => container.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value,
    );
    expect(sent).toEqual(['2027-03-16T08:00', '2027-04-02T18:30']);
  });

  it('accepts two days picked with the keyboard alone', async () => {
    const { told } = pick();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('March 5, 2027');
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    expect(told).toEqual([{ start: '2027-03-12T09:00', end: '2027-03-14T18:00' }]);
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose in the calendar');
  });

  it('reports each of two typed values as soon as it is complete', async () => {
    const { told } = pick();
    await userEvent.keyboard('{Tab}{Tab}202703160800');
    expect(told.at(-1)).toEqual({ start: '2027-03-16T08:00', end: '' });
    await userEvent.keyboard('{Tab}202703191830');
    expect(told.at(-1)).toEqual({ start: '2027-03-16T08:00', end: '2027-03-19T18:30' });
  });

  it('reports a single picked day as a range of that day when it is confirmed, and nothing on Escape', async () => {
    const { told } = pick();
    await opener().click();
    await day(/March 16, 2027/).click();
    await userEvent.keyboard('{Escape}');
    expect([told, panel()]).toEqual([[], null]);
    await opener().click();
    await day(/March 16, 2027/).click();
    await page.getByRole('button', { name: 'Use these dates' }).click();
    expect([told, panel()]).toEqual([[{ start: '2027-03-16T09:00', end: '2027-03-16T18:00' }], null]);
  });

  it('offers no past day, and today only after the current time', async () => {
    const { told } = pick();
    await opener().click();
    await day(/March 4, 2027/).click({ force: true });
    await day(/March 5, 2027/).click();
    await day(/March 5, 2027/).click();
    expect(told).toEqual([{ start: '2027-03-05T16:00', end: '2027-03-05T18:00' }]);
  });

  it('reports typed values as they are, in the past or with an end before the start', async () => {
    const { told } = pick({ start: '2027-03-16T08:00', end: '' });
    await page.getByRole('spinbutton', { name: /year.*End/ }).click();
    await userEvent.keyboard('202603010900');
    expect(told.at(-1)).toEqual({ start: '2027-03-16T08:00', end: '2026-03-01T09:00' });
  });

  it('clears both ends at once', async () => {
    const { told } = pick({ start: '2027-03-16T08:00', end: '2027-03-19T18:00' });
    await clear().click();
    expect(told).toEqual([none]);
  });
});

describe.each(['en-US', 'zh-CN'] as const)('a date range field in %s', (language) => {
  it.each([
    [320, 1],
    [967, 1],
    [968, 2],
    [1440, 2],
  ])('shows, at %i px, %i months, fits and has no axe violations', async (width, count) => {
    await page.viewport(width, 900);
    const { container } = pick({ start: '2027-03-16T08:00', end: '2027-03-19T18:00' }, language);
    await opener().click();
    expect(months()).toBe(count);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('gives its two ends different names', async () => {
    pick(none, language);
    const names = [...document.querySelectorAll('#field [role=spinbutton]')].map(
      (part) => part.getAttribute('aria-label') ?? '',
    );
    const [start = '', end = ''] = language === 'en-US' ? ['Start', 'End'] : ['开始', '结束'];
    expect(names.map((name) => [name.includes(start), name.includes(end)])).toEqual([
      ...Array.from({ length: 5 }, () => [true, false]),
      ...Array.from({ length: 5 }, () => [false, true]),
    ]);
  });
});

it('opens towards the side with enough space', async () => {
  const { container } = pick();
  container.style.marginInlineStart = '700px';
  await opener().click();
  expect(panel()?.getBoundingClientRect().right).toBeLessThanOrEqual(1280);
});
