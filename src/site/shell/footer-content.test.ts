import { describe, expect, it } from 'vitest';
import type { Shell } from '#registry/page-payload.ts';
import { footerOf } from './footer-content.ts';

const names = { microBlog: 'Weibo', officialAccount: 'WeChat', miniProgram: 'Mini program' };
const picture = (name: string, sort: number | undefined, isOpen: string, img?: string) => ({
  name,
  sort,
  isOpen,
  img,
  isSync: '0',
});
const shell: Shell = {
  siteName: 'The centre',
  origin: 'https://example.com',
  nav: [],
  footer: {
    mediaMatrix: undefined,
    particularYear: '2026',
    companyName: '会展中心有限公司',
    companyEnName: 'Centre Ltd.',
    icp: 'ICP 1',
    publicSecurityFilingNumber: 'PSB 2',
    companyLogo: '/logo.svg',
    serviceContent: [
      { contentName: '预订', contentEnName: 'Book', jumpAddress: '/book' },
      { contentName: '停车', contentEnName: undefined, jumpAddress: undefined },
    ],
    microBlog: '/a.svg',
    officialAccount: undefined,
    miniProgram: '/c.svg',
    supplementaryVos: [
      picture('last', undefined, '1', '/l.svg'),
      picture('second', 2, '1', '/2.svg'),
      picture('closed', 0, '0', '/x.svg'),
      picture('first', 1, '1', '/1.svg'),
      picture('no picture', 3, '1'),
    ],
  },
};

describe('the footer', () => {
  it('shows company and links in the language of the page, and falls back to Chinese link texts', () => {
    const english = footerOf(shell, 'en-US', names);
    expect(english.company).toBe('Centre Ltd.');
    expect(english.links).toEqual([
      { label: 'Book', href: '/book' },
      { label: '停车', href: undefined },
    ]);
    expect(footerOf(shell, 'zh-CN', names).company).toBe('会展中心有限公司');
  });

  it('shows the enabled pictures that exist, the named ones first, then by sort', () => {
    const shown = footerOf(shell, 'en-US', names).pictures.map(({ name }) => name);
    expect(shown).toEqual(['Weibo', 'Mini program', 'first', 'second', 'last']);
  });

  it('shows the site’s name without a config', () => {
    const bare = footerOf({ ...shell, footer: undefined }, 'zh-CN', names);
    expect(bare).toMatchObject({ company: 'The centre', links: [], pictures: [] });
  });
});
