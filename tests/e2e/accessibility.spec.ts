import AxeBuilder from '@axe-core/playwright';
import { languages } from '#schemas/language.ts';
import { expect, test } from '../support/site-test.ts';

const routes = [
  '/',
  '/news/newsInfo',
  '/news/newsInfoDetail?id=news-002',
  '/exhibitCenter/exhibitionHallIntroduction',
  '/about/complaintAdvice',
  '/conventionCenter/meetingVr',
];

for (const width of [390, 1440])
  for (const language of languages)
    test(`every kind of page is free of axe violations and of sideways scrolling at ${width} px in ${language}`, async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const route of routes) {
        await open(route, language);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForTimeout(400);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [route, id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(
          width,
        );
        await expect(page.locator('h1'), route).toHaveCount(1);
      }
    });
