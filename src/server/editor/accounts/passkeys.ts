import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { passkeyAlgorithms } from '#schemas/editor/factors.ts';
import type { Random } from '../../db/requests/reference.ts';
import type { Tables } from '../../db/tables.ts';

/** The site for which passkeys are made: browsers offer them nowhere else. */
export interface PasskeySite {
  /** Host name without port. */
  id: string;
  origin: string;
}

/**
 * The site of a request: `SITE_ORIGIN`. Browsers make no passkeys for IP addresses, so `localhost` replaces them
 * in development.
 */
export function passkeySite(siteOrigin: string, headers: Headers): PasskeySite {
  const { hostname } = new URL(siteOrigin);
  const asked = URL.parse(headers.get('origin') ?? '');
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  if (asked?.hostname === 'localhost' && isAddress) return { id: 'localhost', origin: asked.origin };
  return { id: hostname, origin: siteOrigin };
}

/** Data of a ticket for a challenge. */
export const challengeSchema = z.object({
  challenge: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** The account that gets a new passkey. */
  accountId: z.string().optional(),
});

export const newChallenge = (random: Random): string => Buffer.from(random(32)).toString('base64url');

/**
 * Uses up a challenge.
 * @returns false if an answer to it was accepted before
 */
export async function consumeChallenge(
  tx: Kysely<Tables>,
  { challenge, expiresAt }: { challenge: string; expiresAt: string },
  now: string,
): Promise<boolean> {
  await tx.deleteFrom('used_challenge').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_challenge')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Most servers never need it. */
const loadLibrary = () => import('@simplewebauthn/server');

/** A passkey whose answer was verified. */
export interface VerifiedPasskey {
  id: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
}

/** Verifies a browser's answer to the making of a passkey; undefined if anything about it is wrong. */
export async function verifyNewPasskey(
  response: Omit<RegistrationResponseJSON, 'clientExtensionResults'>,
  challenge: string,
  site: PasskeySite,
): Promise<VerifiedPasskey | undefined> {
  try {
    const { verifyRegistrationResponse } = await loadLibrary();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return undefined;
  }
}

/**
 * Verifies a browser's answer with a known passkey.
 * @returns the new counter; undefined if the signature, the counter or anything else is wrong
 */
export async function verifyPasskey(
  response: Omit<AuthenticationResponseJSON, 'clientExtensionResults'>,
  passkey: VerifiedPasskey,
  { challenge, site }: { challenge: string; site: PasskeySite },
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
