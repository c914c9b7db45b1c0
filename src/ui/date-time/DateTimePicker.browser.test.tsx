import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { Language } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.tsx';

const min = '2027-03-05T15:20';

interface Sample extends Partial<Omit<DateTimePickerProps, 'value' | 'onChange'>> {
  start?: string;
  language?: Language;
}

/** A form with the picker, a button after it, and every value the picker reported. */
function pick({ start = '', language = 'en-US', ...props }: Sample = {}) {
  const told: string[] = [];
  const submitted: Event[] = [];
  function Form() {
    const [value, setValue] = useState(start);
    const change = (next: string) => {
      told.push(next);
      setValue(next);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(event.nativeEvent);
        }}
      >
        <span id="label">Build-up begins</span>
        <DateTimePicker
          id="field"
          labelledBy="label"
          min={min}
          name="decorateTime"
          {...props}
          value={value}
          onChange={change}
        />
        <button type="submit">After</button>
      </form>
    );
  }
  const { container } = show(<Form />, language);
  return { told, submitted, container };
}

const opener = () => page.getByRole('button', { name: /Choose in the calendar|在日历中选择/ });
const clear = () => page.getByRole('button', { name: /Clear the date/ });
const panel = () => document.querySelector('#field-calendar');
const day = (name: string | RegExp) => page.getByRole('button', { name });
const parts = () =>
  [...document.querySelectorAll('#field [role=spinbutton]')].map(({ textContent }) => textContent);
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => page.viewport(1280, 900));

describe('[BOOK-02] DateTimePicker', () => {
  it('sets 09:00 for a day picked by mouse until another time is set', async () => {
    const { told, container } = pick();
    await opener().click();
    await day(/March 16, 2027/).click();
    expect(told).toEqual(['2027-03-16T09:00']);
    expect(parts()).toEqual(['2027', '03', '16', '09', '00']);
    expect(container.querySelector<HTMLInputElement>('input[name=decorateTime]')?.value).toBe(told[0]);
    await page
      .getByRole('dialog')
      .getByRole('spinbutton', { name: /minute/ })
      .click();
    await userEvent.keyboard('45');
    await day(/March 18, 2027/).click();
    expect(told.at(-1)).toBe('2027-03-18T09:45');
    await page.getByRole('button', { name: 'Use this date' }).click();
    expect(panel()).toBeNull();
    expect(focused()).toBe('Choose in the calendar');
  });

  it('accepts a value typed part by part with the keyboard alone', async () => {
    const { told } = pick();
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard('202703160830');
    expect(told.at(-1)).toBe('2027-03-16T08:30');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
    expect(told.at(-1)).toBe('2027-03-16T07:31');
  });

  it('accepts a day picked with the keyboard; Escape closes the calendar and restores the focus', async () => {
    const { told } = pick();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(focused).toContain('March 5, 2027');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(told).toEqual(['2027-03-13T09:00']);
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(focused()).toBe('Choose in the calendar');
    await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
    expect(panel()).not.toBeNull();
  });

  it('strikes through and disables past days, and does not reach past months', async () => {
    const { told } = pick();
    await opener().click();
    const past = day(/March 4, 2027/);
    expect(past.element().getAttribute('aria-disabled')).toBe('true');
    expect(getComputedStyle(past.element()).textDecorationLine).toBe('line-through');
    await past.click({ force: true });
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(told).toEqual(['2027-03-05T16:00']);
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('reports a past value that is typed, and marks it as invalid when the form does', async () => {
    const { told, container } = pick({ invalid: true, describedBy: 'why' });
    await userEvent.keyboard('{Tab}{Tab}202603011000');
    expect(told).toEqual(['2026-03-01T10:00']);
    const wrong = container.querySelector('[aria-invalid=true]');
    expect(wrong?.getAttribute('role')).toBe('spinbutton');
    expect(wrong?.getAttribute('aria-describedby')).toContain('why');
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'uses the clock of the site on a device in %s too',
    async (timezoneId) => {
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
      try {
        // Another day than the machine's, in any zone.
        const sites = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
        const { told } = pick({ min: `${sites}T08:00` });
        await opener().click();
        expect(document.querySelector('[aria-label*="Today"]')).toBeNull();
        await userEvent.keyboard('{Enter}{Escape}{Tab}');
        expect(told).toEqual([`${sites}T09:00`]);
        await userEvent.keyboard('202703160830');
        expect(told.at(-1)).toBe('2027-03-16T08:30');
      } finally {
        await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
      }
    },
  );
});

describe('a date field', () => {
  it('reports an empty value while one is half typed, and preserves the parts', async () => {
    const { told } = pick({ start: '2027-03-16T08:00' });
    await page.getByRole('spinbutton', { name: /day/ }).click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(told.at(-1)).toBe('');
    expect(parts()).toEqual(['2027', '03', 'dd', '08', '00']);
    await userEvent.keyboard('16');
    expect(told.at(-1)).toBe('2027-03-16T08:00');
  });

  it('clears complete and half typed values with its button, and focuses its first part', async () => {
    const { told } = pick();
    expect(clear().query()).toBeNull();
    await userEvent.keyboard('{Tab}{Tab}2027');
    await clear().click();
    expect(parts()).toEqual(['yyyy', 'mm', 'dd', '––', '––']);
    await expect.poll(focused).toContain('year');
    await userEvent.keyboard('202703160830');
    expect(told.at(-1)).toBe('2027-03-16T08:30');
    await clear().click();
    expect(told.at(-1)).toBe('');
  });

  it('focuses its first part when it is focused by its id', () => {
    pick();
    document.getElementById('field')?.focus();
    expect(focused()).toContain('year');
  });

  it('stays open when the space between the controls of its calendar is clicked', async () => {
    pick();
    await opener().click();
    await page.getByText('Time', { exact: true }).click({ force: true });
    await page.getByRole('dialog').click({ position: { x: 6, y: 6 } });
    await userEvent.keyboard('{Escape}');
    expect([panel(), focused()]).toEqual([null, 'Choose in the calendar']);
  });

  it('names its buttons after the field, because a form may have several', () => {
    pick({ start: '2027-03-16T08:00' });
    for (const name of ['Choose in the calendar', 'Clear the date'])
      expect(page.getByRole('button', { name: `${name} Build-up begins` }).query()).not.toBeNull();
  });

  it('closes when another element is clicked or focused, and submits nothing', async () => {
    const { submitted } = pick();
    await opener().click();
    for (const button of document.querySelectorAll<HTMLElement>('#field-calendar button')) button.click();
    await page.getByText('Build-up begins').click();
    expect([panel(), submitted]).toEqual([null, []]);
    await opener().click();
    await page.getByRole('button', { name: 'Use this date' }).element().focus();
    await userEvent.keyboard('{Tab}');
    expect([panel(), focused()]).toEqual([null, 'After']);
  });

  it('needs no style element, which the Content-Security-Policy forbids', async () => {
    pick();
    await opener().click();
    expect(document.querySelector('#react-aria-pressable-style')?.tagName).toBe('TEMPLATE');
  });
});

describe.each([
  ['en-US', 'March 2027', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'year'],
  ['zh-CN', '2027年3月', ['一', '二', '三', '四', '五', '六', '日'], '年'],
] as const)('a date field in %s', (language, month, week, year) => {
  it('names its parts and its month, and starts the week on Monday', async () => {
    pick({ language, start: '2027-03-16T18:00' });
    await opener().click();
    expect(parts()).toEqual(['2027', '03', '16', '18', '00']);
    expect(document.querySelector('#field')?.textContent).toContain('2027-03-16');
    expect(document.querySelector('#field [role=spinbutton]')?.getAttribute('aria-label')).toContain(year);
    expect(document.querySelector('[role=dialog] h2[aria-hidden]')?.textContent).toBe(month);
    expect([...document.querySelectorAll('[role=dialog] th')].map((cell) => cell.textContent)).toEqual(week);
  });

  it.each(['', '2027-03-16T18:00'])('has parts of at least 24 × 24 px with the value "%s"', (start) => {
    pick({ language, start });
    const sizes = [...document.querySelectorAll('#field [role=spinbutton]')].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(sizes).toHaveLength(5);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it.each([320, 1440])('has no axe violations when open, and fits, at %i px', async (width) => {
    await page.viewport(width, 900);
    const { container } = pick({ language, start: '2027-03-16T18:00' });
    await opener().click();
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const button of document.querySelectorAll(
      '#field-calendar [role=button]:not(.invisible), #field button',
    ))
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(width < 576 ? 44 : 40);
  });
});
