import { expect, it } from 'vitest';
import type { DataCallName, RequestOf } from '#schemas/calls.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { ruleOf } from '../support/call-rules.ts';
import { onEveryEngine } from '../support/database.ts';
import { published } from './suite.ts';

/** Lists with the path of one of their items. */
const lists: {
  [N in DataCallName]?: { kind: EntryKind; id: string; request: RequestOf<N>; left: number };
} = {
  bannersOfColumn: { kind: 'banner', id: 'first', request: { belongColumn: 'Home' }, left: 1 },
  newsPage: { kind: 'news', id: 'n2', request: {}, left: 4 },
  articlePage: { kind: 'notice', id: 'deal', request: {}, left: 5 },
  scheduleList: { kind: 'schedule', id: 'cars', request: {}, left: 6 },
  operationServices: { kind: 'operation', id: 'idea', request: { centerType: 'EX_CENTER' }, left: 1 },
  technicalParameters: { kind: 'technical', id: 'hall-1', request: { type: 1 }, left: 1 },
  activityAtlasPage: { kind: 'atlas', id: 'fair-2026', request: { type: 1 }, left: 2 },
  venues: { kind: 'venue', id: 'hall-1', request: {}, left: 1 },
  meetingVenues: { kind: 'meetingVenue', id: 'main', request: {}, left: 0 },
  albumPage: { kind: 'album', id: 'lobby', request: { atlasType: 'CONFERENCE_CENTER' }, left: 2 },
  filePage: { kind: 'file', id: 'rules', request: { atlasTypes: 'SERVICE_MANUAL' }, left: 1 },
};

onEveryEngine('an item that somebody else has broken in the database', (engine) => {
  it('[CALL-04] is left out of its list and reported, and the other items remain', async () => {
    const { database, source } = await published(engine);
    await database.write(async (tx) => {
      for (const { kind, id } of Object.values(lists))
        await tx
          .updateTable('entry_text')
          .set({ item: '{}' })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
    });
    for (const [name, { request, left }] of Object.entries(lists)) {
      const call = name as keyof typeof lists;
      source.reported.length = 0;
      const answer = await source.call(call, request as RequestOf<typeof call>, { language: 'en-US' });
      const data: unknown = answer.ok && answer.data;
      const items = Array.isArray(data) ? data : (data as { list: unknown[] }).list;
      expect({ name, left: items.length }).toEqual({ name, left });
      expect(source.reported).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
    }
  });

  it(`[${ruleOf.newsDetail}] fails only its own detail call`, async () => {
    const { database, source } = await published(engine);
    await database.write((tx) =>
      tx
        .updateTable('entry_text')
        .set({ data: '{}' })
        .where('kind', '=', 'news')
        .where('id', '=', 'n2')
        .execute(),
    );
    const detail = (id: string) => source.call('newsDetail', { id }, { language: 'en-US' });
    expect(await detail('n2')).toMatchObject({ failure: { kind: 'failed' } });
    expect(await detail('n1')).toMatchObject({ ok: true, data: { previous: { id: 'n2' } } });
  });
});
