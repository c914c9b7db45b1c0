import type { Page } from '@playwright/test';
import { violations } from '../support/axe-page.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site-test.ts';

const halls = '/exhibitCenter/venue';
const block = (page: Page) => page.locator('[data-block=panorama]');
const start = (page: Page) => block(page).getByRole('button', { name: 'Look around in 360°' });
const view = (page: Page) => block(page).getByRole('application');
const patient = { timeout: 60_000 };

/** Scrolls to the panorama as a visitor does. The blocks above may still change their height. */
async function read(page: Page) {
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByRole('group')).toBeInViewport();
}

test('a panorama loads on demand, turns, zooms, fills the screen, stores nothing in the browser and is removed with its page', async ({
  page,
  open,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchLayoutShifts(page);
  const scripts: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.url().endsWith('/panorama-hall.jpg')) pictures.push(request.url());
  });
  await open(halls, 'en-US');
  await read(page);
  await expect(start(page)).toBeVisible();
  const box = await block(page).boundingBox();
  await page.waitForTimeout(1_000);
  expect([...scripts.filter((url) => /start-panorama|three/.test(url)), ...pictures]).toEqual([]);
  await expect(block(page).getByRole('group', { name: /scrolls sideways/ })).toHaveAttribute('tabindex', '0');

  await start(page).click();
  await expect(view(page)).toBeVisible(patient);
  expect(scripts.filter((url) => /start-panorama/.test(url))).toHaveLength(1);
  expect(await block(page).boundingBox()).toMatchObject({ width: box?.width, height: box?.height });
  expect(await readLayoutShifts(page)).toEqual([]);
  await expect(view(page)).toHaveAccessibleName(/Stand in the middle of a hall. The arrow keys/);

  const look = () => view(page).locator('canvas').screenshot(patient);
  await expect.poll(async () => (await look()).equals(await look()), patient).toBe(true);
  const before = await look();
  await view(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await look()).equals(before), patient).toBe(false);
  await page.keyboard.press('ArrowLeft');
  const zoomOut = block(page).getByRole('button', { name: 'Zoom out' });
  for (const _press of [1, 2]) await zoomOut.click();
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');

  expect(await violations(page, '[data-block=panorama]')).toEqual([]);

  // The wheel scrolls the page, not the panorama.
  const at = await page.evaluate(() => window.scrollY);
  await view(page).hover();
  await page.mouse.wheel(0, -120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(at);

  await block(page).getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(block(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible(patient);
  await block(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect(block(page).getByRole('button', { name: 'Full screen', exact: true })).toBeVisible(patient);

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lang']);
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('[data-block=panorama] canvas')).toHaveCount(0);
  // The software renderer logs a warning when this test takes screenshots.
  const real = complaints.filter((text) => !text.includes('GPU stall due to ReadPixels'));
  complaints.splice(0, complaints.length, ...real);
});

test('without WebGL the flat picture remains with a message and scrolls sideways', async ({ page, open }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  // With a mouse and a fast connection the panorama opens automatically.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(halls, 'zh-CN');
  await read(page);
  await expect(block(page).getByRole('status')).toHaveText(
    '此处无法打开 360° 全景，可左右滚动查看展开图。',
    patient,
  );
  await expect(block(page).getByRole('button')).toHaveCount(0);
  const flat = block(page).getByRole('group', { name: /^全景展开图：站在展厅中央/ });
  await flat.focus();
  const left = () => flat.evaluate((node) => node.scrollLeft);
  const from = await left();
  expect(from).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(from);
});

test('the ring of home opens and turns a panorama, a scene’s name opens another one, and Escape leaves it', async ({
  page,
  open,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /start-panorama|panorama-(?:hall|ballroom)/.exec(request.url())?.[0];
    if (name) loaded.push(name);
  });
  await open('/', 'en-US');
  const section = page.locator('[data-block=teaser]');
  await section.scrollIntoViewIfNeeded();
  const ring = section.getByRole('button', { name: 'Look around in 360°: Exhibition hall' });
  await expect(ring).toBeVisible();
  expect(loaded).toEqual([]);
  const height = (await section.boundingBox())?.height;

  await ring.focus();
  await page.keyboard.press('Enter');
  const opened = section.getByRole('application', { name: /^360° view: Exhibition hall/ });
  await expect(opened).toBeVisible(patient);
  await expect(section.getByRole('heading')).toBeHidden();
  expect((await section.boundingBox())?.height).toBe(height);
  const dial = section.getByRole('button', { name: 'Turn right, or drag to look around: Exhibition hall' });
  await expect(dial).toBeFocused();
  const look = async () =>
    Number.parseFloat(await dial.evaluate((node) => getComputedStyle(node).getPropertyValue('--look')));

  await page.keyboard.press('ArrowRight');
  await expect.poll(look, patient).toBeCloseTo(22.5, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(look, patient).toBeCloseTo(0, 0);
  await dial.hover();
  await page.mouse.down();
  await page.mouse.move(1_000, 600);
  await page.mouse.move(1_100, 600);
  await page.mouse.up();
  await expect.poll(look, patient).not.toBeCloseTo(0, 0);

  const ballroom = section.getByRole('button', { name: 'Ballroom', exact: true });
  await ballroom.click();
  await expect(ballroom).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByRole('application', { name: /^360° view: Ballroom/ })).toBeVisible(patient);
  await expect(section.getByRole('link', { name: 'More: Ballroom' })).toHaveAttribute(
    'href',
    '/conventionCenter/meetingVenue',
  );
  expect(await violations(page, '[data-block=teaser]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(section.getByRole('application')).toHaveCount(0);
  await expect(section.locator('canvas')).toHaveCount(0);
  await expect(section.getByRole('heading')).toBeVisible();
  await expect(ring).toBeFocused();
  expect(new Set(loaded)).toEqual(new Set(['start-panorama', 'panorama-hall', 'panorama-ballroom']));
  // The software renderer logs a warning when it is read.
  const real = complaints.filter((text) => !text.includes('GPU stall due to ReadPixels'));
  complaints.splice(0, complaints.length, ...real);
});

const tourPage = '/exhibitCenter/vr';
const tour = (page: Page) => page.locator('[data-block=panorama-tour]');

test('[BLDG-07] a visitor walks from Hall 2 by keyboard, by the small plan and by a link, to the plan and back', async ({
  page,
  open,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLayoutShifts(page);
  const scripts: string[] = [];
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const url = response.url();
    if (/start-panorama/.test(url)) scripts.push(url);
    // The small pictures of the list do not belong to the view.
    if (/\/media\/panorama-/.test(url) && !/-480\./.test(url))
      sizes.set(url, Number(response.headers()['content-length'] ?? 0));
  });
  const view = () => tour(page).getByRole('application');
  const name = () => tour(page).getByRole('heading', { level: 2 });
  await open(tourPage, 'en-US');
  await tour(page).scrollIntoViewIfNeeded();
  await expect(name()).toHaveText('Hall 2, centre');
  expect(scripts).toEqual([]);

  await tour(page).getByRole('button', { name: 'Look around in 360°' }).click();
  await expect(view()).toHaveAccessibleName(/^360° view: Hall 2, centre/, patient);
  const door = tour(page).getByRole('button', { name: 'Goods door 8, 4.5 × 5 m' });
  await expect(door).toBeInViewport(patient);
  // 19.8 degrees to the left of the middle.
  const middle = (await view().boundingBox())?.width ?? 0;
  expect((await door.boundingBox())?.x).toBeLessThan(middle / 2);
  await expect
    .poll(() => [...sizes.keys()].filter((url) => url.includes('-tile-')).length, patient)
    .toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  expect([...sizes.values()]).not.toContain(0);
  expect(await readLayoutShifts(page)).toEqual([]);
  expect(await violations(page, '[data-block=panorama-tour]')).toEqual([]);

  await tour(page).getByRole('link', { name: 'Empty' }).click();
  await expect(page).toHaveURL(/show=empty/);
  await view().focus();
  await page.keyboard.press('Enter');
  await expect(name()).toHaveText('Inside goods door 8');
  await expect(page).toHaveURL(/spot=door-8/);
  await tour(page)
    .getByRole('navigation', { name: 'Plan of the spots: Level 1 Exhibition' })
    .getByRole('link', { name: 'Concourse' })
    .click();
  await expect(name()).toHaveText('Concourse');
  await expect(tour(page).getByRole('link', { name: 'Walk to: Hall 2, centre' })).toBeInViewport(patient);

  await view().focus();
  await page.keyboard.press('ArrowRight');
  const look = () =>
    tour(page).evaluate((node) =>
      node.querySelector<HTMLElement>('[style*="--look"]')?.style.getPropertyValue('--look'),
    );
  await expect.poll(look, patient).toBe('22.5deg');
  await tour(page).getByRole('button', { name: 'Copy the link to this view' }).click();
  await expect(page).toHaveURL(/look=22\.5%2C0%2C20/);
  await page.reload();
  await expect(name()).toHaveText('Concourse');
  expect(await look()).toBe('22.5deg');

  await tour(page).getByRole('link', { name: 'Show Concourse on the plan' }).click();
  const plan = page.locator('[data-block=site-plan]');
  await expect(plan.getByRole('heading', { name: 'Concourse' })).toBeVisible();
  await plan.getByRole('link', { name: 'Panorama' }).click();
  await expect(page).toHaveURL(/\/exhibitCenter\/vr\?spot=concourse/);
  await expect(name()).toHaveText('Concourse');
  const real = complaints.filter((text) => !text.includes('GPU stall due to ReadPixels'));
  complaints.splice(0, complaints.length, ...real);
});

test('[BLDG-07] without WebGL the panoramas remain flat pictures that lead to each other', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(tourPage, 'zh-CN');
  await tour(page).scrollIntoViewIfNeeded();
  await expect(tour(page).getByRole('status')).toHaveText(
    '此处无法打开 360° 全景，可左右滚动查看展开图。',
    patient,
  );
  await tour(page).getByRole('list', { name: '全景机位' }).getByRole('link', { name: '登录大厅' }).click();
  await expect(tour(page).getByRole('group', { name: /^全景展开图：登录大厅/ })).toBeVisible();
  await expect(page).toHaveURL(/spot=concourse/);
});

test.describe('on a screen with two pixels for each px', () => {
  test.use({ deviceScaleFactor: 2 });

  test('[BLDG-07] the first view takes less than 300 kB', async ({ page, open, complaints }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const url = response.url();
      // The small pictures of the list do not belong to the view.
      if (/\/media\/panorama-hall-(?!480|960\.avif|empty)/.test(url))
        sizes.set(url.replace(/.*\//, ''), Number(response.headers()['content-length'] ?? 0));
    });
    await open(tourPage, 'en-US');
    // It opens by itself.
    await expect(tour(page).getByRole('application')).toBeVisible(patient);
    await expect
      .poll(() => [...sizes.keys()].filter((name) => name.includes('-tile-')).length, patient)
      .toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    expect([...sizes.keys()].filter((name) => name.endsWith('.avif'))).toEqual(['panorama-hall-1920.avif']);
    expect([...sizes.values()]).not.toContain(0);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
    const real = complaints.filter((text) => !text.includes('GPU stall due to ReadPixels'));
    complaints.splice(0, complaints.length, ...real);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const button = (page: Page) => tour(page).getByRole('button', { name: 'Turn with the phone' });
  const openView = async (page: Page) => {
    await tour(page).getByRole('button', { name: 'Look around in 360°' }).tap();
    await expect(tour(page).getByRole('application')).toBeVisible(patient);
  };
  /** Turns the phone, held upright, to so many degrees from north, counted to the left. */
  const turnTo = (page: Page, alpha: number) =>
    page.evaluate(
      (degrees) =>
        window.dispatchEvent(
          new DeviceOrientationEvent('deviceorientation', { alpha: degrees, beta: 90, gamma: 0 }),
        ),
      alpha,
    );
  const look = async (page: Page) =>
    Number.parseFloat(
      (await tour(page).evaluate((node) =>
        node.querySelector<HTMLElement>('[style*="--look"]')?.style.getPropertyValue('--look'),
      )) ?? '',
    );

  test('[BLDG-07] asks for the movement of the phone on a tap alone, and follows it once that is allowed', async ({
    page,
    open,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // As on iPhones: the visitor refuses, then allows it. The view asks twice before it turns.
    await page.addInitScript(() => {
      const answers = ['denied', 'granted', 'granted'];
      const requestPermission = async () => {
        document.documentElement.dataset.asked = String(4 - answers.length);
        return answers.shift();
      };
      Object.assign(DeviceOrientationEvent, { requestPermission });
    });
    await open(tourPage, 'en-US');
    await openView(page);
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    await turnTo(page, 90);
    expect(await asked()).toBeUndefined();
    expect(await look(page)).toBe(0);
    expect(await violations(page, '[data-block=panorama-tour]')).toEqual([]);

    await button(page).tap();
    await expect(tour(page).getByRole('status')).toHaveText(
      'This device does not allow it. Drag the picture to look around.',
    );
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await asked()).toBe('1');

    await button(page).tap();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(tour(page).getByRole('status')).toBeHidden();
    // The direction of the phone in the first frame that is drawn is that of the look, so turns are compared. The view
    // follows a turn within some frames.
    const lookAt = async (alpha: number) => {
      await turnTo(page, alpha);
      const framesAtRest = 10;
      for (let [before, rest] = [Number.NaN, 0]; rest < framesAtRest; ) {
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        const now = await look(page);
        rest = now === before ? rest + 1 : 0;
        before = now;
      }
      return look(page);
    };
    const turned = async () => {
      const before = await lookAt(90);
      return ((await lookAt(60)) - before + 360) % 360;
    };
    await expect.poll(turned, patient).toBeCloseTo(30, 0);

    await button(page).tap();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    // The library logs the refusal, and the software renderer a warning.
    const known = /gyroscope not allowed|GPU stall due to ReadPixels/;
    const real = complaints.filter((text) => !known.test(text));
    complaints.splice(0, complaints.length, ...real);
  });

  test('[BLDG-07] a device without the sensor has no button to turn with it', async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'DeviceOrientationEvent'));
    await open(tourPage, 'en-US');
    await openView(page);
    await expect(tour(page).getByRole('button', { name: 'Copy the link to this view' })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });
});
