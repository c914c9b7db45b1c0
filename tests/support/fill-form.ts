import type { Page } from '@playwright/test';

/** Types into native fields by name, and into pickers digit by digit, in the order of the page's language. */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.getAttribute('type')) === 'datetime-local') await typeMoment(page, name, value);
    else await field.fill(value);
  }
}

/** Types `yyyy-mm-dd hh:mm` into a picker, whose parts have labels in both languages. */
async function typeMoment(page: Page, name: string, value: string): Promise<void> {
  const box = page.locator(`[role=group]:has([name="${name}"])`);
  const native = await box
    .locator('input[name]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  const parts = box.getByRole('spinbutton');
  await parts.first().waitFor();
  const first = native.indexOf(name) * 5;
  const [year, month, day, hour, minute] = value.split(/\D/);
  for (let index = first; index < first + 5; index += 1) {
    const part = parts.nth(index);
    const label = (await part.getAttribute('aria-label')) ?? '';
    const typed = [
      [/年|year/i, year],
      [/月|month/i, month],
      [/日|day/i, day],
      [/时|hour/i, hour],
      [/分|minute/i, minute],
    ].find(([pattern]) => (pattern as RegExp).test(label))?.[1];
    await part.focus();
    await page.keyboard.type(String(typed));
  }
}
