import * as z from 'zod';
import { accountSchema } from './accounts.ts';
import { defineCalls } from './call.ts';

const nothing = z.object({});
/** Proves the step before: sealed by the server, valid for ten minutes. */
const ticket = z.string().min(20).max(4_000);
/** The current password: changes of factors ask for it again. */
const password = z.string().min(1).max(200);
const base64url = z.string().max(20_000);
const recoveryCodes = z.array(z.string());

/** `data` of the refusal `secondFactor`: the password was right, and one of these is needed as well. */
export const secondFactorSchema = z.object({
  ticket: z.string(),
  /** A code of an authenticator app. */
  totp: z.boolean(),
  passkey: z.boolean(),
});
export type SecondFactorNeeded = z.output<typeof secondFactorSchema>;

/** Kinds of signatures of passkeys, the preferred one first: ES256, EdDSA, RS256 (numbers of COSE). */
export const passkeyAlgorithms = [-7, -8, -257] as const;

/** A passkey in the list of its owner. Times are ISO 8601. */
const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
});

/** A browser's answer to a WebAuthn request, as `PublicKeyCredential.toJSON()` returns it; other fields are dropped. */
const credential = z.object({
  id: z.string().min(1).max(1_400),
  rawId: base64url,
  type: z.literal('public-key'),
});

/** Second factors: authenticator apps (TOTP, RFC 6238), passkeys (WebAuthn) and recovery codes. */
export const factorCalls = defineCalls({
  /** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
  signInWithCode: {
    access: 'anyone',
    request: z.object({ ticket, code: z.string().trim().min(6).max(40) }),
    response: accountSchema,
  },
  /** The challenge of a sign-in with a passkey. */
  passkeyChallenge: {
    access: 'anyone',
    request: nothing,
    response: z.object({ ticket: z.string(), challenge: z.string(), site: z.string() }),
  },
  /** A passkey is enough to sign in: it is two factors, the device and its PIN or fingerprint. */
  signInWithPasskey: {
    access: 'anyone',
    request: z.object({
      ticket,
      credential: credential.extend({
        response: z.object({
          clientDataJSON: base64url,
          authenticatorData: base64url,
          signature: base64url,
        }),
      }),
    }),
    response: accountSchema,
  },
  /** The factors of the caller. */
  readFactors: {
    access: 'signedIn',
    request: nothing,
    response: z.object({
      totp: z.boolean(),
      passkeys: z.array(passkeySchema),
      /** Number of unused ones. */
      recoveryCodes: z.int(),
      /** True if the account cannot work without a second factor. */
      required: z.boolean(),
    }),
  },
  /** A new secret for an authenticator app. It is stored by `addTotp`, once the app shows a right code. */
  newTotp: {
    access: 'signedIn',
    request: z.object({ password }),
    response: z.object({ ticket: z.string(), secret: z.string(), uri: z.string() }),
  },
  /** Replaces the authenticator app. The first factor of an account brings recovery codes, which are shown once. */
  addTotp: {
    access: 'signedIn',
    request: z.object({ ticket, code: z.string().trim().min(6).max(10) }),
    response: z.object({ recoveryCodes }),
  },
  removeTotp: { access: 'signedIn', request: z.object({ password }), response: nothing },
  newPasskey: {
    access: 'signedIn',
    request: z.object({ password }),
    response: z.object({
      ticket: z.string(),
      challenge: z.string(),
      site: z.string(),
      /** Id of the account for authenticators, base64url. */
      user: z.string(),
      /** Ids of the passkeys that the account has. */
      exclude: z.array(z.string()),
    }),
  },
  addPasskey: {
    access: 'signedIn',
    request: z.object({
      ticket,
      name: z.string().trim().min(1).max(80),
      credential: credential.extend({
        response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
      }),
    }),
    response: z.object({ recoveryCodes }),
  },
  removePasskey: {
    access: 'signedIn',
    request: z.object({ id: z.string().max(1_400), password }),
    response: nothing,
  },
  /** Replaces the recovery codes. */
  newRecoveryCodes: {
    access: 'signedIn',
    request: z.object({ password }),
    response: z.object({ recoveryCodes }),
  },
  /** Removes all second factors of another account, whose owner has lost them, and ends its sessions. */
  resetFactors: { access: 'administrator', request: z.object({ id: z.string() }), response: nothing },
});
