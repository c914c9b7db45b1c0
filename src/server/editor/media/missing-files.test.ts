import { expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine, openTestDatabase, sourceOver } from '#tests/support/database.ts';
import { missingFileWarnings } from './missing-files.ts';

const news = (id: string, coverImg: string, content = ''): EntryInput => ({
  ...{ kind: 'news', id, date: '2026-11-20', data: { type: 'JOURNALISM', coverImg } },
  texts: { 'zh-CN': { data: { title: id, content } } },
});

const has = (address: string) => ['/media/hall-1.jpg', '/media/u/0a1b.png'].includes(address);

onEveryEngine('the warnings about missing files', (engine) => {
  it('name each file once, in fields and in rich texts, with an entry that shows it', async () => {
    const database = await openTestDatabase(engine);
    await sourceOver(database).publish({
      put: [
        news('a', '/media/hall-1.jpg#xywh=percent:0,0,50,50'),
        news(
          'b',
          '/media/plan-1.svg',
          '<p><img src="/media/u/0a1b.png" alt="x"><img src="/media/u/ffff.jpg" alt="x"></p>',
        ),
        news(
          'c',
          '/media/plan-1.svg',
          '<p>https://elsewhere.example/media/other.jpg /old/media/other.jpg</p>',
        ),
      ],
    });
    expect(await missingFileWarnings(database.read, has)).toEqual([
      'The entry "b" of kind news shows /media/plan-1.svg, which is not in the media library: choose another file.',
      'The entry "b" of kind news shows /media/u/ffff.jpg, which is not in the media library: choose another file.',
    ]);
  });

  it('cover more entries than one query reads, and are 21 lines at most', async () => {
    const database = await openTestDatabase(engine);
    const put = Array.from({ length: 1_203 }, (_, index) => news(`n${index}`, `/media/old-${index}.jpg`));
    await sourceOver(database).publish({ put });
    const lines = await missingFileWarnings(database.read, has);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('1183 more files that entries show are not in the media library.');
  });
});
