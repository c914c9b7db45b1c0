import type { Visit } from '../visit.ts';

/** Fills native fields by their names. */
export async function fillFields(
  { page, fill }: Visit,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fill(page.locator(`[name="${name}"]`), value);
}

const parts: readonly RegExp[] = [/年|year/i, /月|month/i, /日|day/i, /时|hour/i, /分|minute/i];

/**
 * Types `yyyy-mm-dd hh:mm` into a picker segment by segment, as a visitor does. A range field has the segments of both
 * ends.
 */
export async function typeMoment({ page, click, press }: Visit, name: string, value: string): Promise<void> {
  const box = page.locator(`[role=group]:has([name="${name}"])`);
  const names = await box
    .locator('input[name]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  const digits = value.split(/\D/);
  const first = names.indexOf(name) * parts.length;
  for (let index = first; index < first + parts.length; index += 1) {
    const part = box.getByRole('spinbutton').nth(index);
    const label = (await part.getAttribute('aria-label')) ?? '';
    await click(part);
    await press(...(digits[parts.findIndex((pattern) => pattern.test(label))] ?? ''));
  }
}
