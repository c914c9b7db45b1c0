import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { violations } from '../support/axe-page.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { expect, test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite({ ...withAdministrator, DEMO: 'off', REQUIRE_SECOND_FACTOR: 'on' });
});
test.afterAll(() => site.stop());

/** A device with a fingerprint sensor, which always recognises its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('[TRUST-07] an administrator sets up an authenticator app and a passkey, and signs in with the passkey or with a recovery code', async ({
  page,
  complaints,
}) => {
  // Browsers make passkeys for names only.
  const url = site.url.replace('127.0.0.1', 'localhost');
  await page.context().addCookies([{ name: 'lang', value: 'en-US', url }]);
  await addAuthenticator(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const password = async () => {
    await type('E-mail', administrator.email);
    await type('Password', administrator.password);
    await page.keyboard.press('Enter');
  };
  const signOut = async () => {
    await page.goto(`${url}/editor/settings/mine`);
    await press('Sign out');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  };

  await page.goto(`${url}/editor`);
  await password();
  await expect(page.getByText('Administrators need two-step sign-in')).toBeVisible();
  await press('Set up an authenticator app');
  await type('Current password', administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(await violations(page), 'the QR code').toEqual([]);
  const secret = await page.getByLabel('Cannot scan? Type this key into the app').inputValue();
  const app = new TOTP({ secret: secret.replaceAll(' ', '') });
  await type('Code', app.generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  expect(await violations(page), 'the recovery codes').toEqual([]);
  await press('I have stored them');
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();

  await page.goto(`${url}/editor/settings/mine`);
  await press('Add a passkey');
  await type('Name', 'Front desk');
  await type('Current password', administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Front desk')).toBeVisible();
  await expect(page.getByText('10 left')).toBeVisible();
  expect(await violations(page), 'the second factors').toEqual([]);

  await signOut();
  const sending = page.waitForRequest(/signInWithPasskey/);
  await press('Sign in with a passkey');
  await expect(page.getByText(/^Added .*, used /)).toBeVisible();
  // The same answer of the passkey once more, as a thief of the request would send it: its signature counter is too low.
  const data = (await sending).postDataJSON();
  const replayed = await page.request.post(`${url}/api/editor/signInWithPasskey`, {
    data,
    headers: { origin: url },
  });
  expect(replayed.status()).toBe(401);

  await signOut();
  expect(complaints.splice(0)).toEqual([]);
  await password();
  await expect(page.getByText('The password is right.')).toBeVisible();
  // Chromium reports every answer of 401 in the console.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  expect(await violations(page), 'the second step').toEqual([]);
  await expect(page.getByText('Forgotten your password?')).toBeHidden();
  await press('中文');
  await expect(page.getByText('密码正确')).toBeVisible();
  expect(await violations(page), 'the second step in Chinese').toEqual([]);
  await press('English');
  await type('Code or recovery code', recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 left')).toBeVisible();
});
