import { describe, expect, it } from 'vitest';
import { type CallQuery, noQuery, type Query } from '#blocks/define.ts';
import { footerSchema } from '#schemas/footer.ts';
import { type RemoteConfigAnswer, readRemoteConfig } from '#schemas/remote-config.ts';
import { bannerProps } from './schema.ts';
import { sidePanelQueries } from './side-panel-queries.ts';

const context: Parameters<typeof sidePanelQueries>[1] = {
  config: (key, answer) => readRemoteConfig(key, answer, 'en-US'),
};
const queriesOf = (props: object) => sidePanelQueries(bannerProps.parse(props), context);
const asked = <Data>(query: Query<Data>): CallQuery<Data> => {
  if ('data' in query) throw new Error('no call is made');
  return query;
};
const config = (en: object): RemoteConfigAnswer => [{ key: 'k', value: JSON.stringify({ en }) }];
const remote = (key: string) => ({ call: 'remoteConfig', params: { key } });

describe('the queries of the side panel', () => {
  it('makes no call that the props do not ask for', () => {
    const props = { entries: [{ label: 'Contact', icon: 'phone', href: '/about/contactUs' }] };
    expect(queriesOf(props)).toEqual({ hotline: noQuery, tour: noQuery, codes: noQuery });
  });

  it('[BAN-06] reads the hotline from phone and area code of the contact config; without a number there is no box', () => {
    const { hotline } = queriesOf({ hotline: remote('official.contactUs.config') });
    const { select } = asked(hotline);
    expect(select(config({ bannerVipLine: { phone: '8866', areaCode: '023' } }))).toEqual({
      phone: '8866',
      areaCode: '023',
    });
    expect(select(config({ list: [] }))).toEqual({ phone: undefined, areaCode: undefined });
    expect(select([])).toBeUndefined();
  });

  it('[BAN-05c] reads the tour from the VR config, and is missing without it', () => {
    const source = remote('official.vr.config');
    const { tour } = queriesOf({ entries: [{ label: 'VR', icon: 'panorama', href: '/vr', source }] });
    expect(asked(tour).select(config({ homeJumpUrl: 'https://example.com/vr' }))).toBe(
      'https://example.com/vr',
    );
    expect(asked(tour).select(config({ headTitle: 'VR' }))).toBeUndefined();
  });

  it('[BAN-05b] reads the QR codes from the footer config, and is missing without them', () => {
    const source = { call: 'footerConfig', params: { key: 'foot' } };
    const { codes } = queriesOf({ entries: [{ label: 'Follow', icon: 'code', source }] });
    expect(asked(codes).select(footerSchema.parse({ microBlog: '/a.svg' }))).toEqual([
      { field: 'microBlog', src: '/a.svg' },
    ]);
    expect(asked(codes).select(footerSchema.parse({}))).toBeUndefined();
  });
});
