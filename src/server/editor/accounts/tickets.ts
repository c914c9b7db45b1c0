import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type * as z from 'zod';

/** Purpose of sealed data: a ticket for one cannot be used for another. */
export type Purpose = 'signIn' | 'addTotp' | 'addPasskey' | 'usePasskey' | 'totpSecret';

/** Data that leaves the server, or lies in the database, encrypted and protected against changes. */
export interface Tickets {
  seal(purpose: Purpose, data: object): string;
  /** @returns undefined for text that this server did not seal for the purpose, or with another secret */
  open<Schema extends z.ZodType>(
    purpose: Purpose,
    ticket: string,
    schema: Schema,
  ): z.output<Schema> | undefined;
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * The steps of a sign-in store nothing on the server: each gives the browser a ticket for the next one. A ticket holds
 * its own expiry, and nothing that a thief could use without the next factor.
 * @param secret `AUTH_SECRET`
 */
export function createTickets(secret: string): Tickets {
  const keyOf = (purpose: Purpose) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `pavilion ${purpose}`, 32));
  return {
    seal: (purpose, data) => {
      const iv = randomBytes(ivLength);
      const sealing = createCipheriv(cipher, keyOf(purpose), iv);
      const sealed = Buffer.concat([sealing.update(JSON.stringify(data), 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    open: (purpose, ticket, schema) => {
      const bytes = Buffer.from(ticket, 'base64url');
      if (bytes.length <= ivLength + tagLength) return undefined;
      const opening = createDecipheriv(cipher, keyOf(purpose), bytes.subarray(0, ivLength));
      opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        const text = Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]);
        return schema.safeParse(JSON.parse(text.toString('utf8'))).data;
      } catch {
        return undefined;
      }
    },
  };
}
