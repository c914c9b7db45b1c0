import type { Journey } from './journey.ts';

const words = {
  'zh-CN': { back: '返回图集', zip: '下载全部（zip）', next: '下一张', zoomIn: '放大' },
  'en-US': { back: 'All albums', zip: 'Download all (zip)', next: 'Next picture', zoomIn: 'Zoom in' },
};

/** A gallery: its second page, an album, its zip file, its photos in the viewer, and back to the list. */
export const galleryJourney: Journey = {
  name: 'gallery',
  run: async ({ page, language, open, rest, click, press, stands }) => {
    const say = words[language];
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
