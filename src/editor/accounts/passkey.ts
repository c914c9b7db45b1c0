import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { passkeyAlgorithms } from '#schemas/editor/factors.ts';
import { callEditor } from '../api.ts';

/** The user cancelled, the browser gave up, or the device has a passkey of the account already. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/** Whether the browser has passkeys at this address: they need TLS and a host name. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Milliseconds for which the browser waits for the user. */
const timeout = 120_000;

async function withBrowser<T>(
  ask: (library: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await ask(library);
  } catch (cause) {
    throw new PasskeyCancelled('no passkey', { cause });
  }
}

/**
 * Signs in with a passkey; the browser lets the user choose one.
 * @throws {PasskeyCancelled}
 * @throws {EditorError} if the server refuses it
 */
export async function signInWithPasskey(): Promise<void> {
  const { ticket, challenge, site } = await callEditor('passkeyChallenge', {});
  const credential = await withBrowser(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: { challenge, rpId: site, timeout, userVerification: 'required' } }),
  );
  await callEditor('signInWithPasskey', { ticket, credential });
}

interface NewPasskey {
  /** Answer of `newPasskey`. */
  step: EditorAnswer<'newPasskey'>;
  /** Name of the passkey in the user's list. */
  name: string;
  account: { name: string; email: string };
}

/**
 * Makes a passkey on the user's device and adds it to the account.
 * @returns recovery codes, if this is the account's first factor
 * @throws {PasskeyCancelled}
 * @throws {EditorError} if the server refuses it
 */
export async function addPasskey({ step, name, account }: NewPasskey): Promise<string[]> {
  const { ticket, challenge, site, user, exclude } = step;
  const credential = await withBrowser(({ startRegistration }) =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: site, name: site },
        user: { id: user, name: account.email, displayName: account.name },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: exclude.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout,
      },
    }),
  );
  return (await callEditor('addPasskey', { ticket, name, credential })).recoveryCodes;
}
