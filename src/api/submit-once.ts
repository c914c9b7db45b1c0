import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { DataCallName } from '#schemas/calls.ts';
import type { Answer } from './content-source.ts';
import { failed } from './failures.ts';
import type { BackendRequest } from './http-request.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { readAnswer } from './read-answer.ts';

/** The first answer to a key, and the hash of its submission. */
const receiptSchema = z.object({ print: z.string(), message: z.string(), data: z.unknown() });

/**
 * Sends each submission to a backend once, whether or not the backend supports idempotency keys: a retry with the
 * same key gets the first answer, also while the first is in progress, and the same key with another body is a
 * conflict. Failures are not stored, so a retry is possible. Only a hash of the submission is stored.
 */
export function createSubmitOnce(receipts: KeyValueStore) {
  const onTheWay = new Map<string, { print: string; answer: Promise<Answer<DataCallName>> }>();

  return async <N extends DataCallName>(
    { name, request, context }: BackendRequest<N>,
    send: () => Promise<Answer<N>>,
  ): Promise<Answer<N>> => {
    const { idempotencyKey } = context;
    if (idempotencyKey === undefined) return send();
    const key = hash(idempotencyKey);
    const print = hash(JSON.stringify([name, request]));

    const kept = receiptSchema.safeParse(receipts.get(key));
    if (kept.success) {
      if (kept.data.print !== print) return failed('conflict', '');
      const data = readAnswer(name, kept.data.data, { report: () => {} });
      if (data !== undefined) return { ok: true, data, message: kept.data.message };
    }
    const first = onTheWay.get(key);
    // The same hash means the same call.
    if (first) return first.print === print ? (first.answer as Promise<Answer<N>>) : failed('conflict', '');

    const answer = send();
    onTheWay.set(key, { print, answer });
    const sent = await answer.finally(() => onTheWay.delete(key));
    if (sent.ok) receipts.set(key, { print, message: sent.message, data: sent.data ?? null });
    return sent;
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
