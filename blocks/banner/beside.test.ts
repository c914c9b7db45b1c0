import { describe, expect, it } from 'vitest';
import { type CallQuery, notAsked, type Query } from '#blocks/define.ts';
import { footerSchema } from '#schemas/footer.ts';
import { type RemoteConfigAnswer, readRemoteConfig } from '#schemas/remote-config.ts';
import { besideQueries } from './beside.ts';
import { bannerProps } from './schema.ts';

const context: Parameters<typeof besideQueries>[1] = {
  config: (key, answer) => readRemoteConfig(key, answer, 'en-US'),
};
const queriesOf = (props: object) => besideQueries(bannerProps.parse(props), context);
const asked = <Data>(query: Query<Data>): CallQuery<Data> => {
  if ('given' in query) throw new Error('no call is made');
  return query;
};
const config = (en: object): RemoteConfigAnswer => [{ key: 'k', value: JSON.stringify({ en }) }];
const remote = (key: string) => ({ call: 'remoteConfig', params: { key } });

describe('beside the slides', () => {
  it('nothing is asked for that the props do not name', () => {
    const props = { entries: [{ label: 'Contact', icon: 'phone', href: '/about/contactUs' }] };
    expect(queriesOf(props)).toEqual({ hotline: notAsked, tour: notAsked, codes: notAsked });
  });

  it('[BAN-06] the hotline is the phone and the area code of the contact config; a config without one has no box', () => {
    const { hotline } = queriesOf({ hotline: remote('official.contactUs.config') });
    const { select } = asked(hotline);
    expect(select(config({ bannerVipLine: { phone: '8866', areaCode: '023' } }))).toEqual({
      phone: '8866',
      areaCode: '023',
    });
    expect(select(config({ list: [] }))).toEqual({ phone: undefined, areaCode: undefined });
    expect(select([])).toBeUndefined();
  });

  it('[BAN-05c] the tour is where the VR config says, and missing where it says nothing', () => {
    const source = remote('official.vr.config');
    const { tour } = queriesOf({ entries: [{ label: 'VR', icon: 'panorama', href: '/vr', source }] });
    expect(asked(tour).select(config({ homeJumpUrl: 'https://example.com/vr' }))).toBe(
      'https://example.com/vr',
    );
    expect(asked(tour).select(config({ headTitle: 'VR' }))).toBeUndefined();
  });

  it('[BAN-05b] the codes are those of the footer config, and missing where it has none', () => {
    const source = { call: 'footerConfig', params: { key: 'foot' } };
    const { codes } = queriesOf({ entries: [{ label: 'Follow', icon: 'code', source }] });
    expect(asked(codes).select(footerSchema.parse({ microBlog: '/a.svg' }))).toEqual([
      { field: 'microBlog', src: '/a.svg' },
    ]);
    expect(asked(codes).select(footerSchema.parse({}))).toBeUndefined();
  });
});
