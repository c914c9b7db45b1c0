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

/** The hotels: autoplay, then choosing by arrow and by name. */
export const hotelsJourney: Journey = {
  name: 'hotels',
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
