import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse, serialize } from 'hono/utils/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createId, type Random } from '../../db/requests/reference.ts';
import { type Attempt, consume, createTryLimit } from '../../limits/try-limit.ts';

export interface SignInLimitOptions {
  random: Random;
  /** The cookie is restricted to TLS if this begins with https. */
  siteOrigin: string;
  /** Signs the cookie. */
  secret: string;
  /** Waits some milliseconds. Replaced by tests. */
  wait?: (time: number) => Promise<unknown>;
}

/**
 * Limits password guessing without locking the owner out. Counts ten wrong passwords per hour for a browser that
 * has signed in to the account before, and otherwise per account and network. Wrong passwords from many networks
 * slow down the other sign-ins to the account, but never stop them.
 */
export interface SignInLimit {
  begin(login: { email: string; address: string; headers: Headers }): Promise<SignInAttempt>;
  /** The id of a browser that has signed in to this account before. */
  knownBrowser(headers: Headers, email: string): string | undefined;
  /** The cookie by which a browser that has signed in to this account is known from now on. */
  knownBrowserCookie(email: string): string;
}

/** `known`: the browser has signed in to the account before. */
export type SignInAttempt = Attempt & { known: boolean };

/** Wrong passwords per browser that has signed in before. */
const browserLimit = { points: 10, duration: 60 * 60 };
/** Only counted: nothing stops an account as a whole. */
const accountCount = { points: Number.MAX_SAFE_INTEGER, duration: 60 * 60 };
/** Wrong passwords of an hour, from all networks, that delay nothing. */
const undelayed = 20;
/** Delay of each further one, and the longest delay, in milliseconds. */
const delay = { step: 500, longest: 10_000 };
/** Seconds for which a browser is known after its last sign-in. */
const knownFor = 180 * 24 * 60 * 60;

export function createSignInLimit({
  random,
  siteOrigin,
  secret,
  wait = sleep,
}: SignInLimitOptions): SignInLimit {
  const secure = siteOrigin.startsWith('https:');
  const cookieName = `${secure ? '__Secure-' : ''}pavilion.browser`;
  const ofBrowser = new RateLimiterMemory(browserLimit);
  const ofNetwork = createTryLimit();
  const ofAccount = new RateLimiterMemory(accountCount);

  const signatureOf = (id: string, email: string) =>
    createHmac('sha256', secret).update(`known browser ${id} ${email}`).digest('base64url');

  function knownBrowser(headers: Headers, email: string): string | undefined {
    const [id = '', signature = ''] = (
      parse(headers.get('cookie') ?? '', cookieName)[cookieName] ?? ''
    ).split('.');
    const [sent, right] = [Buffer.from(signature), Buffer.from(signatureOf(id, email))];
    return sent.length === right.length && timingSafeEqual(sent, right) ? id : undefined;
  }

  async function beginAsKnown(id: string): Promise<Attempt> {
    const time = await consume(ofBrowser, id);
    if (time > 0) return { allowed: false, retryAfter: Math.ceil(time / 1000) };
    const undo = async () => void (await ofBrowser.reward(id));
    return { allowed: true, succeeded: undo, notJudged: undo };
  }

  return {
    knownBrowser,
    begin: async ({ email, address, headers }) => {
      const browser = knownBrowser(headers, email);
      if (browser !== undefined) return { ...(await beginAsKnown(browser)), known: true };
      const attempt = await ofNetwork.begin({
        reference: `${email} ${address}`,
        address: address || undefined,
      });
      if (!attempt.allowed) return { ...attempt, known: false };
      const { consumedPoints } = await ofAccount.consume(email);
      const time = Math.min((consumedPoints - undelayed) * delay.step, delay.longest);
      if (time > 0) await wait(time);
      const undo = (undoNetwork: () => Promise<void>) => async () => {
        await ofAccount.reward(email);
        await undoNetwork();
      };
      const [succeeded, notJudged] = [undo(attempt.succeeded), undo(attempt.notJudged)];
      return { allowed: true, succeeded, notJudged, known: false };
    },
    knownBrowserCookie: (email) => {
      const id = createId(random);
      return serialize(cookieName, `${id}.${signatureOf(id, email)}`, {
        httpOnly: true,
        maxAge: knownFor,
        path: '/api/editor',
        sameSite: 'Lax',
        secure,
      });
    },
  };
}
