import type { Journey } from './journey.ts';

const words = {
  'zh-CN': {
    previousYear: '上一年',
    nextYear: '下一年',
    previous: '上一场',
    following: '下一场',
    meetings: '会议排期',
    pause: '暂停自动播放',
    play: '开始自动播放',
    previousSlide: '上一张',
  },
  'en-US': {
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previous: 'Previous event',
    following: 'Next event',
    meetings: 'Meetings',
    pause: 'Pause',
    play: 'Play',
    previousSlide: 'Previous slide',
  },
};

/** Browses the shows of a year, other years, and meetings; a toast at the end of the list. */
export const yearsJourney: Journey = {
  name: 'schedule-years',
  run: async ({ page, language, open, rest, click, stands }) => {
    const say = words[language];
    await open('/');
    await stands('homePager');
    const block = page.locator('[data-block=schedule]');
    await block.getByRole('button', { name: say.following }).scrollIntoViewIfNeeded();
    await rest(1000);
    await click(block.getByRole('button', { name: say.following }));
    await stands('schedule', 'browsing');
    await click(block.getByRole('button', { name: say.previous }));
    await click(block.getByRole('link', { name: say.nextYear }));
    await stands('schedule', 'browsing');
    await click(block.getByRole('button', { name: say.previous }));
    await rest(1000);
    await click(block.getByRole('button', { name: say.previous }));
    // Waits until the toast is gone.
    await rest(4000);
    await click(block.getByRole('link', { name: say.previousYear }));
    await stands('schedule', 'browsing');
    await click(block.getByRole('link', { name: say.meetings, exact: true }));
    await stands('schedule', 'browsing');
  },
};

/** The slides advance, pause under the pointer, and are paused, chosen and restarted. */
export const bannerJourney: Journey = {
  name: 'banner',
  run: async ({ page, language, open, rest, click, stands }) => {
    const say = words[language];
    await open('/');
    await stands('banner', 'running');
    await rest(3200);
    await page.mouse.move(700, 400);
    await rest(3500);
    await page.mouse.move(700, 40);
    await rest(3200);
    const hero = page.locator('#hero');
    await click(hero.getByRole('button', { name: say.pause, exact: true }));
    await rest(3500);
    await click(hero.getByRole('button', { name: say.previousSlide, exact: true }));
    await click(hero.getByRole('button', { name: say.play, exact: true }));
    await page.mouse.move(700, 40);
    await rest(3500);
  },
};

/** Pages through home: wheel, keys, and back to the top. */
export const pagerJourney: Journey = {
  name: 'home-pager',
  run: async ({ page, open, rest, press, stands }) => {
    await open('/');
    await stands('homePager', 'paging.settled');
    // On the fixed header, because slides under the pointer would pause.
    await page.mouse.move(720, 40);
    await page.mouse.wheel(0, 120);
    await stands('homePager', 'paging.moving');
    await rest(800);
    await press('PageDown');
    await rest(800);
    await press('ArrowUp');
    await rest(800);
    await press('End');
    await rest(800);
    await press('Home');
    await rest(800);
    await press('Tab', 'Tab');
  },
};
