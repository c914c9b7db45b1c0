/** Sends a form that is filled in: a draft of an earlier visit stands in it when it opens. */
export async function sendForm(page, origin, { call, path, part }) {
  const { draftOf } = await import('#tests/faults/draft.ts');
  await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), draftOf(call));
  await page.goto(origin + path);
  // Before its scripts are there, the form would be posted without them.
  await page.locator(`#${part} form[novalidate]`).waitFor();
  await page.locator(`#${part} button[type=submit]:enabled`).click();
}

/** Asks for the pictures of the open album, as soon as its link is more than a plain one. */
export async function startZip(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('#gallery a[href*=batchDown]').first().click();
}
