import { violations } from '../support/axe-page.ts';
import { expect, test } from '../support/site-test.ts';
import { inOneOf } from '../support/thorough.ts';

const widths = [1440, 390];
const form = '/about/complaintAdvice';
const section = '/exhibitCenter/exhibitionHallIntroduction';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of inOneOf('en-US')) {
  test(`menus, dialogs and toasts have no axe violations in ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', language);
    const opener = page.locator('header [aria-haspopup=dialog]');
    await opener.click();
    const drawer = page.locator('dialog[open]');
    await expect(drawer).toBeVisible();
    expect(await violations(page), 'drawer').toEqual([]);
    for (const group of await drawer.locator('summary, [aria-expanded=false]').all()) await group.click();
    expect(await violations(page), 'drawer with its groups open').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await open(section, language);
    await page.locator('main nav summary').click();
    await expect(page.locator('main nav details[open]')).toBeVisible();
    expect(await violations(page), 'list of the section').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', section]) {
      await open(path, language);
      const entry = page.locator('header nav [aria-expanded]:visible').first();
      await expect(entry).toHaveAttribute('aria-expanded', 'false');
      // The header may not be hydrated yet on the first press.
      await expect(async () => {
        await entry.press('ArrowDown');
        await expect(entry).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
      }).toPass();
      expect(await violations(page), `sub-menu on ${path}`).toEqual([]);
    }
  });

  test(`a refused form has no axe violations in ${language}`, async ({ page, open, complaints }) => {
    const errors = { name: 'required', contact: 'too_long', content: 'invalid' };
    await page.route('**/suggestions/create', (route) =>
      route.fulfill({ status: 400, json: { resultCode: 400, message: '', data: { errors } } }),
    );
    await open(form, language);
    await expect(page.locator('main button[type=submit]')).toBeDisabled();
    for (const field of await page.locator('main :is(input, textarea)[required]').all())
      await field.fill('a');
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px`).toEqual([]);
    }
    // The browser logs the refused submission.
    complaints.splice(0);
  });
}
