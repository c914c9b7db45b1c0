import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Entry } from '#schemas/entry.ts';
import { eventually } from '#tests/support/eventually.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import ContentScreens from '../content/ContentScreens.tsx';
import SiteScreens from './SiteScreens.tsx';

const config = (id: string, data: Record<string, unknown>, english = data): Entry => ({
  ...{ kind: 'config', id, data: {} },
  texts: { 'zh-CN': { data }, 'en-US': { data: english } },
});
const hotline = { areaCode: '023', phone: '0000 8866' };
const entries: readonly Entry[] = [
  config(
    'official.header.logo',
    { list: [{ url: '/media/logo.svg' }] },
    { list: [{ url: '/media/logo-en.svg' }] },
  ),
  config('official.contactUs.config', {
    list: [{ title: '地址', content: '滨江大道 1 号' }],
    geographicPosition: { longitude: 106.5, latitude: 29.6 },
    bannerVipLine: { ...hotline, imgUrl: '/media/phone.svg' },
  }),
  config('official.vr.config', { headTitle: 'VR 看馆' }),
  {
    ...{ kind: 'footer', id: 'foot', data: { companyName: '嘉陵湾', companyEnName: 'Jialing Bay' } },
    texts: { 'zh-CN': { data: { companyLogo: '/media/foot.svg', icp: '渝 ICP 备 1 号' } } },
  },
];

function open(address: string) {
  playEntries(entries);
  return showEditor(
    <Routes>
      <Route path="/editor/site/*" element={<SiteScreens />} />
      <Route path="/editor/content/*" element={<ContentScreens />} />
    </Routes>,
    { language: 'zh-CN', address },
  );
}

beforeEach(() => page.viewport(1280, 800));

/** The text and the pictures of the row with a link. */
function rowOf(name: string) {
  const link = page.getByRole('link', { name: `修改 ${name}`, exact: true });
  const row = link.query()?.closest('li');
  const pictures = [...(row?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'));
  return { link, text: row?.querySelector(':scope > :nth-child(2)')?.textContent, pictures };
}

it('one screen shows logos, phone, contact, footer and the site’s clock, and leads to each field', async () => {
  const { at } = open('/editor/site');
  await eventually(() =>
    expect(rowOf('页头标志').pictures).toEqual(['/media/logo.svg', '/media/logo-en.svg']),
  );
  expect(rowOf('页脚标志').pictures).toEqual(['/media/foot.svg']);
  expect(rowOf('服务热线').pictures).toEqual([]);
  expect(rowOf('服务热线').text).toBe('023 0000 8866');
  expect(rowOf('联系方式').text).toBe('地址 滨江大道 1 号');
  expect(rowOf('地图位置').text).toBe('106.5, 29.6');
  expect(rowOf('公司名称与年份').text).toBe('嘉陵湾 · Jialing Bay');
  expect(rowOf('企业简介').text).toBe('没有这项内容');
  // A config without a row of its own, such as one that a later release adds.
  expect(rowOf('场地与闭馆日').text).toBe('没有这项内容');
  expect(rowOf('场地与闭馆日').link.element().getAttribute('href')).toBe(
    '/editor/site/config/official.spaces.config?new',
  );
  await expect.element(page.getByText(/^中国标准时间 \(GMT\+8\)，现在 \d\d:\d\d/)).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
  await rowOf('服务热线').link.click();
  await eventually(() =>
    expect(at.current).toContain('/editor/site/config/official.contactUs.config?field='),
  );
  await expect.poll(() => document.activeElement?.closest('fieldset')?.textContent).toContain('热线');
  await page.getByRole('link', { name: '网站' }).click();
  await expect.poll(() => at.current).toBe('/editor/site');
});

it('a bookmark of the former list of settings leads to the screen of the site', async () => {
  const { at } = open('/editor/content/footer/foot');
  await expect.poll(() => at.current).toBe('/editor/site/footer/foot');
});
