import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site-test.ts';

const path = '/periphery/supportingHotels';

test('[HOTL-01a] on a phone the showcase’s code loads when its pictures are visible, and a swipe or the list selects a hotel', async ({
  page,
  open,
}) => {
  const machines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('start-showcase')) machines.push(request.url());
  });
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(path, 'zh-CN');
  await page.waitForLoadState('networkidle');
  expect(machines, 'what moves is not on the screen yet').toEqual([]);

  const rows = page.locator('[data-block=showcase] nav a');
  const current = page.locator('[data-block=showcase] nav a[aria-current=true]');
  const stage = page.locator('#hotels-stage');
  const shows = async (name: string) => {
    await expect(current).toContainText(name);
    await expect(stage.getByRole('heading', { name })).toBeInViewport({ ratio: 0.9 });
  };
  await expect(rows).toHaveCount(8);
  await stage.getByText('餐位', { exact: true }).first().scrollIntoViewIfNeeded();
  await expect.poll(() => machines.length).toBe(1);

  await rows.nth(7).click();
  await shows('两江精选酒店');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await stage.getByRole('button', { name: '下一个' }).click();
  await shows('嘉陵湾大酒店');
  await stage.locator('[tabindex="0"]').hover();
  await page.mouse.wheel(390, 0);
  await shows('站前里酒店');
  expect(await readLayoutShifts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HOTL-01a] every hotel shows its picture and facilities, and there are no buttons', async ({
    page,
    open,
  }) => {
    await open(path);
    const hotels = page.locator('#hotels-stage [role=group]');
    await expect(hotels).toHaveCount(8);
    for (const hotel of await hotels.all()) {
      await hotel.scrollIntoViewIfNeeded();
      await expect(hotel.getByRole('heading')).toBeInViewport();
      await expect(hotel.getByText('Guest rooms', { exact: true })).toBeVisible();
      await expect(hotel.getByText('Meeting rooms', { exact: true })).toBeVisible();
    }
    await expect(
      page.locator('[data-block=showcase] button:visible, [data-block=showcase] nav:visible'),
    ).toHaveCount(0);
  });
});
