import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { violations } from '../support/axe-page.ts';
import { serveSite } from '../support/served-site.ts';
import { expect, test } from '../support/site-test.ts';

const contact = '/about/contactUs';
const traffic = '/periphery/trafficGuidance';

const map = (page: Page) => page.locator('[data-map]');
const reaches = (page: Page, state: 'open' | 'failed') =>
  expect(map(page)).toHaveAttribute('data-map', state, { timeout: 40_000 });

/** Scrolls to the map as a visitor does. */
async function read(page: Page) {
  await expect(map(page)).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
  await page.mouse.move(4, 300);
  await page.mouse.wheel(0, 30);
}

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height };
};
/** Distance of a label from the marker on the screen. It doubles with each zoom level. */
async function distance(page: Page): Promise<number> {
  const signs = map(page).locator('.maplibregl-marker');
  const [a, b] = [
    await middleOf(signs.locator('svg')),
    await middleOf(signs.getByText('Jialing River').first()),
  ];
  return Math.hypot(a.x - b.x, a.bottom - b.y);
}

interface Fingers {
  /** Number of fingers side by side. */
  count: number;
  /** Their centre and their distance from each other, at the start and at the end. */
  from: { x: number; y: number; apart: number };
  to: { x: number; y: number; apart: number };
}

/** Puts fingers down, moves them, pauses and lifts them. */
async function touch(session: CDPSession, page: Page, { count, from, to }: Fingers) {
  const at = (share: number) => {
    const between = (key: 'x' | 'y' | 'apart') => from[key] + (to[key] - from[key]) * share;
    return Array.from({ length: count }, (_, id) => ({
      id,
      x: between('x') + (count > 1 ? (id - 0.5) * between('apart') : 0),
      y: between('y'),
    }));
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let part = 1; part <= 10; part += 1) {
    await send('touchMove', at(part / 10));
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(120);
  await send('touchEnd', []);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('[CONT-01] [CONT-02] without a key the site draws its own map on demand, from its own files, for mouse, keyboard and screen readers', async ({
  page,
  open,
  site,
}) => {
  // All interactions with the map in one test, because loading a map is slow.
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(contact, 'en-US');
  await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeAttached();
  await page.waitForTimeout(1_500);
  expect(asked.filter((url) => /maplibre|mapbox|geo/.test(url))).toEqual([]);
  const box = await map(page).boundingBox();

  await read(page);
  await reaches(page, 'open');
  expect(await map(page).boundingBox()).toMatchObject({ width: box?.width, height: box?.height });
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
  const region = page.getByRole('region', { name: /^Map: Jialing Bay/ });
  const target = await middleOf(region.locator('canvas'));
  const pin = await middleOf(region.locator('.maplibregl-marker svg'));
  expect(Math.abs(pin.x - target.x)).toBeLessThan(2);
  expect(Math.abs(pin.bottom - target.y)).toBeLessThan(4);

  // At zoom 14 a pixel is 4.2 metres, as in the static picture of the first view.
  const far = await distance(page);
  expect(far).toBeGreaterThan(125);
  expect(far).toBeLessThan(150);
  await region.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(() => distance(page)).toBeGreaterThan(far * 1.7);
  await region.getByRole('button', { name: /^Back to/ }).press('Enter');
  await expect.poll(() => distance(page)).toBeCloseTo(far, 0);
  const tilt = region.getByRole('button', { name: '3D view' });
  await expect(tilt).toHaveAttribute('aria-pressed', 'true');
  await tilt.press('Enter');
  await expect(tilt).toHaveAttribute('aria-pressed', 'false');
  await region.getByRole('button', { name: /^Back to/ }).press('Enter');
  await expect.poll(() => distance(page)).toBeCloseTo(far, 0);

  await page.mouse.move(target.x + 200, target.y - 100);
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 30);
  expect(await distance(page)).toBeCloseTo(far, 0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(() => distance(page)).toBeGreaterThan(far * 1.1);

  await region.getByRole('button', { name: /^Back to/ }).press('Enter');
  await expect.poll(() => distance(page)).toBeCloseTo(far, 0);
  // One finger scrolls the page and shows a hint, two fingers move the map.
  const fingers = await page.context().newCDPSession(page);
  const pinned = await middleOf(region.locator('.maplibregl-marker svg'));
  const y = Math.min(Math.max(pinned.y, 250), 650);
  const scrolled = await page.evaluate(() => window.scrollY);
  const still = { x: pinned.x + 60, y, apart: 80 };
  await touch(fingers, page, { count: 1, from: still, to: { ...still, y: y - 120 } });
  const word = region.locator('.maplibregl-cooperative-gesture-screen');
  expect(await word.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeGreaterThan(0);
  await expect(word.locator('.maplibregl-mobile-message')).toHaveText('Move the map with two fingers');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 60);
  expect(await distance(page)).toBeCloseTo(far, 0);
  await touch(fingers, page, { count: 2, from: still, to: { ...still, apart: 240 } });
  await expect.poll(() => distance(page)).toBeGreaterThan(far * 1.5);
  const unmoved = await middleOf(region.locator('.maplibregl-marker svg'));
  await touch(fingers, page, { count: 2, from: still, to: { ...still, x: still.x - 90 } });
  await expect
    .poll(async () => (await middleOf(region.locator('.maplibregl-marker svg'))).x)
    .toBeLessThan(unmoved.x - 50);
  await fingers.detach();

  await region.getByRole('button', { name: /^Back to/ }).press('Enter');
  await expect.poll(() => distance(page)).toBeCloseTo(far, 0);
  const before = await middleOf(region.locator('.maplibregl-marker svg'));
  await region.locator('canvas').press('ArrowRight');
  await expect
    .poll(async () => (await middleOf(region.locator('.maplibregl-marker svg'))).x)
    .toBeLessThan(before.x - 50);

  expect(await violations(page, '[data-map]')).toEqual([]);

  await page.getByRole('link', { name: 'Company profile' }).last().click();
  await expect(page).toHaveURL(/companyProfile/);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test.describe('without WebGL', () => {
  test('[CONT-02] the static picture, the address and the links to map apps remain, with a message', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(traffic, 'zh-CN');
    await read(page);
    await reaches(page, 'failed');
    await expect(map(page).getByRole('status')).toHaveText('地图暂时无法打开，地址和链接仍可使用。');
    await expect(map(page).getByRole('link', { name: /高德地图/ })).toHaveAttribute(
      'href',
      /^https:\/\/uri\.amap\.com/,
    );
    await expect(map(page).locator('img').first()).toBeVisible();
    await expect(map(page)).toContainText('嘉陵湾新区滨江大道 1 号');
    await expect(map(page).getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-block=collection] li').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[CONT-02] [TRAF-01] the static picture, the address and the directions are visible', async ({
    page,
    open,
  }) => {
    await open(traffic, 'en-US');
    await expect(map(page)).toContainText('1 Riverside Avenue');
    await expect(map(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
    await expect(map(page).getByRole('button')).toHaveCount(0);
    const drawing = map(page).locator('img').first();
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    await expect(page.getByRole('heading', { name: 'By metro' })).toBeVisible();
  });
});

/** A style of the maps service that loads no further files. */
const style = {
  version: 8,
  name: 'Plain',
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#e4e9e8' } }],
};
const vendor = /^https:\/\/[\w.]*mapbox\.com\//;
const answerAs = (context: BrowserContext, status: number | undefined) =>
  context.route(vendor, (route) => {
    if (status === undefined) return route.abort('connectionrefused');
    if (status !== 200) return route.fulfill({ status, json: { message: 'Not Authorized - Invalid Token' } });
    return /\/styles\//.test(route.request().url())
      ? route.fulfill({ json: style })
      : route.fulfill({ status: 204, body: '' });
  });

/**
 * Follows a link from a page whose Content-Security-Policy does not allow the service: the map's page loads as a new
 * document, scrolled to the top, and back and forward work. If the fetch of a page fails, its document loads instead.
 */
async function comesByLink(page: Page, url: string) {
  const title = page.getByRole('heading', { level: 1 });
  const entries = () => page.evaluate(() => window.history.length);
  await page.goto(`${url}/about/companyProfile`);
  const before = await entries();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Contact us' }).last().dispatchEvent('click');
  await expect(map(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.history.back());
  await expect(title).toHaveText('Company profile');
  await page.evaluate(() => window.history.forward());
  await expect(title).toHaveText('Contact us');
  await page.evaluate(() => window.history.back());
  await expect(title).toHaveText('Company profile');
  expect(await entries()).toBe(before + 1);

  // If the fetch of a page fails, the browser loads its document.
  await page.route('**/api/page?**', (route) => route.abort('aborted'));
  await page.evaluate(() => {
    window.history.pushState(null, '', '/about/contactUs?again');
    window.history.pushState(null, '', '/');
    window.history.back();
  });
  await expect(map(page)).toBeVisible();
  await page.unroute('**/api/page?**');
}

test('[CONT-02] with a key mapbox-gl draws the map; if the service refuses or is unreachable, the address and the links remain', async ({
  page,
  context,
  complaints,
}) => {
  const site = await serveSite({ MAPBOX_TOKEN: 'pk.test-key' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.url) && !/^(data|blob):/.test(url)) asked.push(url);
  });
  await context.addCookies([{ name: 'lang', value: 'en-US', url: site.url }]);
  try {
    await answerAs(context, 200);
    await comesByLink(page, site.url);
    await read(page);
    await reaches(page, 'open');
    await expect(map(page).locator('.mapboxgl-marker svg')).toBeVisible();
    await expect(
      map(page)
        .getByRole('link', { name: /Mapbox/i })
        .first(),
    ).toBeAttached();
    await map(page).getByRole('button', { name: 'Zoom in' }).click();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !vendor.test(url))).toEqual([]);
    expect(asked.join()).toContain('/styles/v1/mapbox/standard');
    expect(complaints).toEqual([]);

    for (const status of [401, undefined]) {
      await context.unroute(vendor);
      await answerAs(context, status);
      await page.goto(`${site.url}${contact}`);
      await read(page);
      await reaches(page, 'failed');
      await expect(map(page).getByRole('status')).toContainText('cannot be opened right now');
      await expect(map(page)).toContainText('1 Riverside Avenue');
      await expect(map(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
      await expect(map(page).locator('canvas')).toHaveCount(0);
      await expect(page.locator('[data-block=contacts] li')).toHaveCount(4);
      // Ignores what the browser logs about the service's error responses.
      expect(complaints.filter((line) => !/Failed to load resource|mapbox\.com/.test(line))).toEqual([]);
      complaints.splice(0);
    }
  } finally {
    await site.stop();
  }
});
