import { expect, it } from 'vitest';
import { contractBase } from '#schemas/calls.ts';
import { inboxRequestSchema } from '#schemas/editor/inbox.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { onEveryEngine } from '../support/database.ts';
import { joinAs, signInTo, visitEditor, withAdministrator } from '../support/editor.ts';
import { openTestSite } from '../support/open-site.ts';
import { booking, jsonInEnglish } from '../support/tracking.ts';

onEveryEngine('a booking, from its visitor to the inbox and back', (engine) => {
  it('is in the inbox, gets a status there, and the applicant sees the status and its time', async () => {
    const { url, dataDir } = await engine.migratedDatabase();
    const settings = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}), ...withAdministrator };
    const site = await openTestSite(settings);
    const post = (path: string, body: object) =>
      site.request(path, { method: 'POST', headers: jsonInEnglish, body: JSON.stringify(body) });
    const sent = await post(`${contractBase}/exhibition/subscribe/create`, booking);
    const { reference } = (await sent.json()).data;
    const pair = { reference, phone: '8866' };

    const administrator = await signInTo(site);
    const editor = await joinAs(site, administrator, 'editor');
    expect(await editor.ask('unread', {})).toEqual({ unread: 1 });
    const { items } = await editor.ask('listRequests', { search: reference });
    const id = items[0]?.id ?? '';
    const step = { id, from: 'new', to: 'confirmed' } as const;
    await editor.ask('setRequestStatus', step);

    const found = await (await post('/api/requests/find', pair)).json();
    expect(found.data).toMatchObject({
      reference,
      status: requestStatus.confirmed,
      changedAt: '2026-11-21T01:00:00.000Z',
      canChange: false,
    });
    const page = await site.request('/requests', {
      method: 'POST',
      body: new URLSearchParams({ _block: 'tracking', ...pair }),
      headers: { origin: 'https://site.example', cookie: 'lang=en-US' },
    });
    expect(await page.text()).toMatch(/aria-current="step"[\s\S]*?Confirmed[\s\S]*?21 Nov, 09:00/);

    const late = await editor.post('setRequestStatus', { ...step, to: 'declined' });
    expect(late.status).toBe(409);
    const { code, data } = await late.json();
    expect(code).toBe('conflict');
    expect(inboxRequestSchema.parse(data)).toMatchObject({ id, status: 'confirmed' });

    const csv = (cookie: string) => site.request('/api/editor/inbox.csv', { headers: { cookie } });
    expect((await csv('')).status).toBe(401);
    expect(await (await csv(editor.cookie())).text()).toContain(`${reference},`);

    expect((await editor.post('removeRequest', { id })).status).toBe(403);
    expect((await visitEditor(site).post('listRequests', {})).status).toBe(401);
    await administrator.ask('removeRequest', { id });
    expect((await post('/api/requests/find', pair)).status).toBe(404);
    const { entries } = await administrator.ask('listAudit', {});
    expect(entries.slice(0, 2)).toMatchObject([
      { what: 'removeRequest', about: reference },
      { what: 'setRequestStatus', about: reference, who: 'editor' },
    ]);
    await site.close();
  });
});
