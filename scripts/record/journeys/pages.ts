import type { Journey } from './journey.ts';

const words = {
  'zh-CN': { next: '下一个', previous: '上一个' },
  'en-US': { next: 'Next', previous: 'Previous' },
};

/** The drawings of a hall: toggles plan and info, opens one in the viewer, and returns by keyboard. */
export const technicalJourney: Journey = {
  name: 'technical',
  run: async ({ page, open, click, press, stands }) => {
    await open('/exhibitCenter/technicalParameter');
    const hall = page.locator('#parameters-1');
    const info = hall.locator('label:has(input[type=radio])').nth(1);
    await info.scrollIntoViewIfNeeded();
    await click(info);
    await stands('technicalToggle', 'info');
    await click(hall.locator('figure:visible a').first());
    await stands('galleryViewer', 'open');
    await press('ArrowRight', 'Escape');
    await stands('galleryViewer', 'closed');
    await click(info);
    await press('ArrowLeft');
    await stands('technicalToggle', 'plan');
  },
};

/** The site plan: the ruler is taken, a hall is chosen in the list, and the ruler is put away. */
export const sitePlanJourney: Journey = {
  name: 'site-plan',
  run: async ({ page, open, rest, click, stands }) => {
    await open('/exhibitCenter/exhibitionHallIntroduction');
    const plan = page.locator('[data-block=site-plan]');
    const ruler = plan.locator('button[aria-pressed]');
    await ruler.scrollIntoViewIfNeeded();
    // A click before the recorder runs would have its effect after hydration, and be in no recording.
    await rest(500);
    await click(ruler);
    await stands('sitePlan', 'measuring.first');
    await click(plan.locator('section[aria-labelledby$=-spaces] tbody a').nth(1));
    await click(ruler);
    await stands('sitePlan', 'looking');
  },
};

/** The hotels: autoplay, then choosing by arrow and by name. */
export const hotelsJourney: Journey = {
  name: 'hotels',
  // The carousel cuts off the neighbours of a slide at a different position on each visit.
  looks: false,
  run: async ({ page, language, open, rest, click, stands }) => {
    const say = words[language];
    await open('/periphery/supportingHotels');
    const stage = page.locator('#hotels-stage');
    await stage.scrollIntoViewIfNeeded();
    await rest(500);
    await stands('banner', 'running');
    await rest(3200);
    await click(stage.getByRole('button', { name: say.next }));
    await click(stage.getByRole('button', { name: say.previous }));
    await click(page.locator('[data-block=showcase] nav a').nth(5));
    await rest(1000);
  },
};

const galleryWords = {
  'zh-CN': { back: '返回图集', zip: '下载全部（zip）', next: '下一张', zoomIn: '放大' },
  'en-US': { back: 'All albums', zip: 'Download all (zip)', next: 'Next picture', zoomIn: 'Zoom in' },
};

/** A gallery: its second page, an album, its zip file, its photos in the viewer, and back to the list. */
export const galleryJourney: Journey = {
  name: 'gallery',
  run: async ({ page, language, open, rest, click, press, stands }) => {
    const say = galleryWords[language];
    await open('/document/exhibitionGallery');
    await click(page.locator('a[href*="page=2"]').first());
    await page.waitForURL(/page=2/);
    await rest(500);
    await click(page.locator('[data-block=gallery] h2 a').first());
    await stands('gallery', 'album.ready');
    await click(page.getByRole('link', { name: say.zip }));
    await stands('galleryZip', 'done');
    await click(page.locator('main [data-block] li > a:has(img)').first());
    await stands('galleryViewer', 'open');
    await press('ArrowRight', 'End', 'ArrowRight', 'Home');
    const viewer = page.locator('dialog:modal');
    await click(viewer.getByRole('button', { name: say.zoomIn, exact: true }));
    await press('+', '-', '0');
    await click(viewer.getByRole('button', { name: say.next, exact: true }));
    await press('Escape');
    await stands('galleryViewer', 'closed');
    await rest(500);
    await click(page.getByRole('link', { name: say.back }));
    await stands('gallery', 'list.ready');
    await page.goBack();
    await rest(500);
  },
};

const scheduleWords = {
  'zh-CN': { text: '名称', clear: '清除筛选', past: /^往期/ },
  'en-US': { text: 'Name', clear: 'Clear filters', past: /^Past events/ },
};

/** The schedule page: a search without results, the reset, and the archive. */
export const scheduleJourney: Journey = {
  name: 'schedule-page',
  run: async ({ page, language, open, click, press, stands }) => {
    const say = scheduleWords[language];
    const block = page.locator('[data-block=schedule]');
    await open('/exhibitCenter/exhibitionSchedule');
    await click(block.getByRole('searchbox', { name: say.text, exact: true }));
    await press('z', 'z', 'z');
    await stands('schedulePage', 'empty');
    await click(block.getByRole('link', { name: say.clear }).last());
    await stands('schedulePage', 'ready');
    await click(block.getByRole('link', { name: say.past }));
    await page.waitForURL(/tab=past/);
    await stands('schedulePage', 'ready');
  },
};
