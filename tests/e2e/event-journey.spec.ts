import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { actsOf, journeys } from '../support/keyboard.ts';
import { expect, test } from '../support/site-test.ts';

const texts = {
  'zh-CN': { calendar: '加入日历', arrival: '交通与住宿', traffic: '交通与停车', way: '3 号口' },
  'en-US': {
    calendar: 'Add to calendar',
    arrival: 'Getting here and staying',
    traffic: 'Travel and parking',
    way: 'exit 3',
  },
};

for (const { language, width, hand } of journeys({ 'zh-CN': 'keyboard', 'en-US': 'pointer' }))
  test(`[EVT-01] [EVT-02] [EVT-05] a visitor goes from the strip of home to an event, takes its dates along and finds the way, in ${language} at ${width} px by ${hand}`, async ({
    page,
    open,
  }) => {
    const say = texts[language];
    const { press } = actsOf(page, hand);
    await page.setViewportSize({ width, height: 900 });
    await open('/', language);
    await press(page.locator('[data-block=banner] a[href^="/events/"]').first());
    await expect(page).toHaveURL(/\/events\/[a-z0-9-]+-\d{4}-\d{2}-\d{2}$/);
    const day = page.url().slice(-10);
    const title = await page.locator('[data-block=event] h1').innerText();

    const started = page.waitForEvent('download');
    await press(page.getByRole('link', { name: say.calendar, exact: true }));
    const file = await readFile(await (await started).path(), 'utf8');
    const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const event = new ICAL.Event(component);
    expect(event.startDate.toString().slice(0, 10)).toBe(day);
    expect(event.summary).toBe(title.replace(/\s*\n\s*/g, language === 'en-US' ? ' ' : ''));

    // On phones the buttons come back at the foot of the screen once they have left it.
    const atFoot = page.locator('[data-block=event] [aria-hidden] a[href*=".ics"]');
    const sections = page.locator('[data-sections]');
    await expect(atFoot).not.toBeInViewport();
    await expect(sections.locator('[aria-current]')).toHaveCount(0);
    await press(sections.getByRole('link', { name: say.arrival, exact: true }));
    await expect(page.getByRole('heading', { name: say.arrival })).toBeInViewport();
    await expect(sections.locator('[aria-current=true]')).toHaveText([say.arrival]);
    await expect(page.locator('[data-block=event]')).toContainText(say.way);
    if (width === 390) await expect(atFoot).toBeInViewport({ ratio: 1 });
    else await expect(atFoot).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(sections.locator('[aria-current]')).toHaveCount(0);
    expect(await sections.locator('ul').evaluate((row) => row.scrollLeft)).toBe(0);
    await press(page.locator('#event-arrival').getByRole('link', { name: say.traffic }));
    await expect(page).toHaveURL(/\/periphery\//);
    // Until its data are here, leaving the page breaks off their request, and the program then opens the page itself.
    await expect(page.locator('[data-block=event]')).toHaveCount(0);
  });
