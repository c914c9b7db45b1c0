import { callNames } from '#schemas/calls.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

/** `/api/page`, `/api/blocks`, the three of `/api/requests`, `/api/schemas/pages.json`, and the two of `/api/pages`. */
const ownCalls = 8;

test.describe('/api/docs', () => {
  for (const width of thorough ? [1440, 390] : [390])
    test(`lists every call at ${width} px, sends one, and requests nothing from another host`, async ({
      page,
      site,
    }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) elsewhere.push(url);
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/api/docs`);
      await expect(page).toHaveTitle('Pavilion: the contract, to read and to try');
      await expect(page.locator('.opblock')).toHaveCount(callNames.length + ownCalls);

      const call = page.locator('#operations-Articles-newsPage');
      await call.locator('.opblock-summary-control').click();
      await call.getByRole('button', { name: 'Try it out' }).click();
      await call.getByRole('button', { name: 'Execute' }).click();
      const answer = call.locator('.live-responses-table');
      await expect(answer.locator('.response-col_status').last()).toHaveText('200');
      await expect(answer).toContainText('"resultCode": 0');

      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);
      expect(elsewhere).toEqual([]);
      await page.getByRole('link', { name: 'Back to the site' }).click();
      await expect(page).toHaveURL(`${site.url}/`);
    });
});

test('the root serves icons, manifest, robots, sitemap and the licences of dependencies', async ({
  request,
  site,
}) => {
  const kinds = {
    '/favicon.ico': 'image/x-icon',
    '/icon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/icon-192.png': 'image/png',
    '/icon-512.png': 'image/png',
    '/icon-maskable-512.png': 'image/png',
    '/share.jpg': 'image/jpeg',
    '/share-en.jpg': 'image/jpeg',
    '/licences.txt': 'text/plain',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(kind);
    expect(response.headers()['cache-control'], path).toBe('public, max-age=86400');
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest?lang=en-US'])
    expect((await request.get(site.url + path)).status(), path).toBe(200);
});
