/** Sends a form that is filled in from a stored draft. */
export async function sendForm(page, origin, { call, path, part }) {
  const { draftOf } = await import('#tests/faults/draft.ts');
  await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), draftOf(call));
  await page.goto(origin + path);
  // Before hydration the form would be posted without scripts.
  await page.locator(`#${part} form[novalidate]`).waitFor();
  await page.locator(`#${part} button[type=submit]:enabled`).click();
}

/** Starts the zip download of the open album once its link is hydrated. */
export async function startZip(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('#gallery a[href*=batchDown]').first().click();
}
