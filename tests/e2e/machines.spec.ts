import { screens } from '../machines/screens/screens.ts';
import { tourSite } from '../machines/site.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { expect, bareTest as test } from '../support/site-test.ts';

test.describe.configure({ mode: 'parallel' });

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite({ QA_RECORD: 'on', QA_RECORD_CONFIRM: 'on', RATE_LIMIT: '0' });
});
test.afterAll(() => site.stop());
// Keeps the scripts cached for the next tour, as `site-test.ts` does.
test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status === expectedStatus) await page.close();
});

for (const screen of screens)
  test(`[MACH-01] ${screen.machine.id}: a tour on the site covers every state, transition and guard refusal`, async ({
    page,
  }) => {
    const tour = await tourSite(screen, { page, origin: site.url, language: 'zh-CN' });
    expect(tour.left).toEqual([]);
  });
