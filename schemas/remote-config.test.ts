import { describe, expect, it } from 'vitest';
import { readRemoteConfig, remoteConfigAnswerSchema } from './remote-config.ts';

const answer = (value: string) => [{ key: 'k', value }];

describe('[CALL-03] remote configs', () => {
  it('are JSON text keyed by language', () => {
    const value = JSON.stringify({ zh: { headTitle: '看展' }, en: { headTitle: 'See it' } });
    expect(readRemoteConfig('official.vr.config', answer(value), 'zh-CN')?.headTitle).toBe('看展');
    expect(readRemoteConfig('official.vr.config', answer(value), 'en-US')?.headTitle).toBe('See it');
  });

  it.each(['{', 'null', '[]', '{"zh":1}', '""'])('count as missing if malformed: %s', (value) => {
    expect(readRemoteConfig('official.vr.config', answer(value), 'zh-CN')).toBeUndefined();
  });

  it('count as missing if the key is unknown or the language absent', () => {
    expect(readRemoteConfig('official.vr.config', [], 'zh-CN')).toBeUndefined();
    expect(readRemoteConfig('official.vr.config', answer('{"zh":{}}'), 'en-US')).toBeUndefined();
  });

  it('accept a bare list and a list inside an object', () => {
    const logos = [{ url: '/a.svg' }];
    for (const zh of [logos, { list: logos }])
      expect(readRemoteConfig('official.header.logo', answer(JSON.stringify({ zh })), 'zh-CN')).toEqual(
        logos,
      );
  });

  it('keep the valid pages', () => {
    const pages = [
      { path: '/a', title: 'A', blocks: [{ id: 'x', type: 't' }, 3] },
      { path: 'no-slash', title: 'B' },
    ];
    const config = readRemoteConfig(
      'official.pages.config',
      answer(JSON.stringify({ en: { pages } })),
      'en-US',
    );
    expect(config?.pages).toEqual([
      { path: '/a', title: 'A', meta: {}, blocks: [{ id: 'x', type: 't', version: 1, props: {} }] },
    ]);
  });

  it('[BLK-04] accepts a parsed value instead of JSON text', () => {
    const read = remoteConfigAnswerSchema.parse([
      { key: 'official.vr.config', value: { en: { headTitle: 5 } } },
    ]);
    expect(readRemoteConfig('official.vr.config', read, 'en-US')?.headTitle).toBe('5');
  });
});
