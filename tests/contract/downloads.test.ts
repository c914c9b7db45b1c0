import { expect, it } from 'vitest';
import type { RequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { onEveryEngine } from '../support/database.ts';
import { publishedOnce } from './suite.ts';

onEveryEngine('the zip of an album', (engine) => {
  const source = publishedOnce(engine);

  /** Name and content of the file; in these tests the content is the addresses of its pictures. */
  async function download(request: RequestOf<'albumZip'>, language: Language = 'zh-CN') {
    const answer = await source().download('albumZip', request, { language });
    if (!answer.ok) return answer.failure.kind;
    const { name, type, body } = answer;
    return { name, type, text: await new Response(body).text() };
  }

  it('[CALL-01.23] contains the pictures, and is named after the album in the language of the call', async () => {
    expect(await download({ dataId: 'rooms-b', type: 'WEB_DATA_ATTACHMENT' })).toEqual({
      name: '相册 rooms-b.zip',
      type: 'application/zip',
      text: '/media/rooms-b-1.jpg\n/media/rooms-b-2.jpg\n',
    });
    expect(await download({ dataId: 'rooms-b' }, 'en-US')).toMatchObject({ name: 'Album rooms-b.zip' });
  });

  it('[CALL-01.23] has a name that every file system accepts', async () => {
    expect(await download({ dataId: 'chinese-only' })).toMatchObject({ name: '开幕：2026 夜.zip', text: '' });
  });

  it('[CALL-01.23] is missing if the album does not exist in this language', async () => {
    expect(await download({ dataId: 'attic' })).toBe('missing');
    expect(await download({ dataId: 'manual' })).toBe('missing');
    expect(await download({ dataId: 'chinese-only' }, 'en-US')).toBe('missing');
  });

  it('[CALL-01.23] names the invalid field of a request', async () => {
    const answer = await source().download('albumZip', { dataId: 'a\0b' }, { language: 'en-US' });
    expect(answer).toEqual({
      ok: false,
      failure: { kind: 'invalid', message: expect.any(String), errors: { dataId: 'invalid' } },
    });
    expect(await download({ dataId: '' })).toBe('invalid');
  });
});
