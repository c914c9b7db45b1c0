import { onTestFinished } from 'vitest';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { openDatabase } from '#server/db/database.ts';
import type { TestEngine } from './database.ts';
import { openTestSite } from './open-site.ts';

/** A booking whose phone number ends in 8866. */
export const booking = { ...exhibitionBookingExample, mobilePhone: '13800008866' };

export const jsonInEnglish = { 'content-type': 'application/json', 'current-language': 'en-US' };

/** Opens a site over an engine, with functions for actions of applicants and the venue. Closed after the test. */
export async function openTracking(engine: TestEngine) {
  const { url, dataDir } = await engine.migratedDatabase();
  const open = () => openTestSite({ DATA_DIR: dataDir, DEMO: 'off', ...(url ? { DATABASE_URL: url } : {}) });
  let site = await open();
  // Another connection, as another process of the venue would have.
  const venue = await openDatabase({ dataDir, url });
  onTestFinished(async () => {
    await venue.close();
    await site.close();
  });

  const post = (path: string, body: object, headers: Record<string, string> = jsonInEnglish) =>
    site.request(path, { method: 'POST', headers, body: JSON.stringify(body) });

  return {
    post,
    /** Posts the tracking form without scripts. */
    page: (fields: Record<string, string>, language = 'en-US') =>
      site.request('/requests', {
        method: 'POST',
        body: new URLSearchParams({ _block: 'tracking', ...fields }),
        headers: { origin: 'https://site.example', cookie: `lang=${language}` },
      }),
    form: (path: string, fields: Record<string, string>) =>
      site.request(path, {
        method: 'POST',
        headers: { origin: 'https://site.example' },
        body: new URLSearchParams(fields),
      }),
    /** Sends one of the three tracking calls. */
    ask: async (name: string, body: object) => {
      const response = await post(`/api/requests/${name}`, body);
      return { response, body: await response.json() };
    },
    /**
     * Sends a request.
     * @returns its reference
     */
    send: async (
      body: object = booking,
      call: 'createExhibitionBooking' | 'createSuggestion' = 'createExhibitionBooking',
    ): Promise<string> => (await (await post(contractBase + calls[call].path, body)).json()).data.reference,
    /**
     * Changes the status of a new request, as the venue.
     * @returns whether the request was still new
     */
    take: async (reference: string, status: number) => {
      const { numUpdatedRows } = await venue.write((tx) =>
        tx
          .updateTable('submission')
          .set({ status })
          .where('reference', '=', reference)
          .where('status', '=', requestStatus.new)
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows > 0n;
    },
    changes: () =>
      venue.read
        .selectFrom('submission_change')
        .select(['who', 'what', 'fields', 'at'])
        .orderBy('id')
        .execute(),
    /** The stored body of the only request. */
    stored: async () =>
      JSON.parse((await venue.read.selectFrom('submission').select('body').executeTakeFirstOrThrow()).body),
    restart: async () => {
      await site.close();
      site = await open();
    },
    close: () => site.close(),
    log: () => site.lines.join('\n'),
  };
}
