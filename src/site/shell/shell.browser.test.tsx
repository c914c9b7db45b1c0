import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { NavItem, Section } from '#registry/page-payload.ts';
import { show } from '#tests/ui/show.tsx';
import { showAs } from '#tests/ui/show-as.ts';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import { SecondLevelLayout } from './SecondLevelLayout.tsx';

const item = (route: string, label: string): NavItem => ({
  ...{ id: route, level: 2, label, href: route, external: false, route, children: [] },
});

const items = ['介绍', '场馆', '全景', '排期', '预订', '平面图', '空档期', '技术参数'].map((label, index) =>
  item(`/exhibitCenter/${index}`, label.repeat(4)),
);

const section: Section = {
  ...{ title: '展览中心', heading: '展馆介绍', detail: false, items, currentId: '/exhibitCenter/0' },
  banner: undefined,
  breadcrumbs: [
    { label: '首页', href: '/' },
    { label: '展览中心', href: '/exhibitCenter' },
    { label: '展馆介绍' },
  ],
};

it('the breadcrumbs are links but for the last, which is marked as the current page', () => {
  show(
    <SecondLevelLayout section={section} meta={{ padding: true, background: 'white' }}>
      <p>展馆</p>
    </SecondLevelLayout>,
    'zh-CN',
  );
  const trail = page.getByRole('navigation', { name: '当前位置' }).element();
  expect([...trail.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/exhibitCenter',
  ]);
  expect([...trail.querySelectorAll('[aria-current=page]')].map((node) => node.textContent)).toEqual([
    '展馆介绍',
  ]);
});

it('[LAY-02] the arrow to the right scrolls the second-level navigation on, and the one to the left back', async () => {
  await page.viewport(1000, 800);
  show(
    <SecondLevelLayout section={section} meta={{ padding: true, background: 'white' }}>
      <p>展馆</p>
    </SecondLevelLayout>,
    'zh-CN',
  );
  const earlier = page.getByRole('button', { name: '向前滚动' });
  const later = page.getByRole('button', { name: '向后滚动' });
  await expect.element(later).toBeVisible();
  const x = (button: typeof later) => button.element().getBoundingClientRect().x;
  expect(x(earlier)).toBeLessThan(x(later));
  const row = page.getByRole('link', { name: '介绍介绍介绍介绍' }).element().closest('ul');
  expect(row?.scrollLeft).toBe(0);
  await later.click();
  await expect.poll(() => row?.scrollLeft).toBe(200);
  await earlier.click();
  await expect.poll(() => row?.scrollLeft).toBe(0);
});

it('[FOOT-01a] [FOOT-01e] the footer shows the hotline with its area code, and both registrations', async () => {
  show(
    <Footer
      shell={{
        ...{ siteName: '会展中心', origin: 'https://site.example', nav: [] },
        hotline: { areaCode: '023', phone: '0000 8866' },
        footer: {
          ...{ serviceContent: [], supplementaryVos: [] },
          companyName: '会展中心有限公司',
          icp: '渝ICP备00000000号-1',
          publicSecurityFilingNumber: '渝公网安备 50000000000000号',
        },
      }}
    />,
    'zh-CN',
  );
  const hotline = page.getByRole('link', { name: '023 0000 8866', exact: true });
  await expect.element(hotline).toBeVisible();
  await expect.element(hotline).toHaveAttribute('href', 'tel:02300008866');
  await expect.element(page.getByRole('link', { name: /^渝ICP备00000000号-1/ })).toBeVisible();
  await expect.element(page.getByText('渝公网安备 50000000000000号')).toBeVisible();
});

it.each([
  ['with a white form, on a picture', true, undefined],
  ['with a white form, in the white header', true, ''],
  ['without one, on a picture', false, undefined],
  ['without one, in the white header', false, ''],
])('[HEAD-05] with forced colours the logo has its own colours on white: %s', async (_, hasWhite, solid) => {
  const file = (fill: string) => ({
    src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><path fill="${fill}" d="M0 0h9v9z"/></svg>`)}`,
    ...{ width: 482, height: 104 },
  });
  show(
    <div data-solid={solid}>
      <Logo
        shell={{
          ...{ siteName: '会展中心', origin: 'https://site.example', nav: [] },
          logo: { coloured: file('navy'), ...(hasWhite ? { white: file('white') } : {}) },
        }}
        onDark
      />
    </div>,
    'zh-CN',
  );
  await showAs('forced colours');
  const seen = [...document.querySelectorAll('img')].filter((form) => form.checkVisibility());
  const looks = () =>
    seen.map((form) => {
      const { backgroundColor, opacity, filter } = getComputedStyle(form);
      return [form.src.includes('navy'), backgroundColor, opacity, filter];
    });
  await expect.poll(looks).toEqual([[true, 'rgb(255, 255, 255)', '1', 'none']]);
});
