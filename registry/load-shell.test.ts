import { expect, it } from 'vitest';
import type { ContentSource } from '#api/content-source.ts';
import { createHttpSource } from '#api/http-source.ts';
import { type SecondBackend, startSecondBackend } from '#tests/support/second-backend.ts';
import { loadRoutes, loadSection, loadShell, type ShellContext } from './load-shell.ts';
import type { NavItem } from './page-payload.ts';
import { buildRouteTable } from './routes.ts';

/** Loads the shell of a backend. */
async function shellOf(arrange: (backend: SecondBackend) => void = () => {}) {
  const backend = await startSecondBackend();
  arrange(backend);
  const { loaded } = await loadAll(backend);
  await backend.close();
  return loaded;
}

async function loadAll(backend: SecondBackend) {
  const context: ShellContext = {
    source: createHttpSource({
      ...{ baseUrl: backend.url, fetch, ttl: 0 },
      ...{ now: () => 0, timeZone: 'Asia/Shanghai', report: () => {}, log: () => {} },
    }),
    language: 'en-US',
    deadline: AbortSignal.timeout(5_000),
    picture: (src) => (src === undefined ? undefined : { src }),
    report: () => {},
    ...{ origin: 'https://site.example', fallbackName: 'A centre' },
  };
  const { menu } = await loadRoutes(context);
  const table = buildRouteTable({ menu, groups: [], cmsPages: [], language: 'en-US' });
  const loaded = await loadShell(table, context);
  return { loaded, table, context };
}

const config = (value: unknown) => JSON.stringify({ zh: value, en: value });

it('[HEAD-05] reads the coloured logo first and the white logo second', async () => {
  const urls = [{ url: '/files/logo.svg' }, { url: '/files/white.svg' }];
  const { shell } = await shellOf(({ content }) => content.configs.set('official.header.logo', config(urls)));
  expect(shell.logo?.coloured.src).toMatch(/logo\.svg$/);
  expect(shell.logo?.white?.src).toMatch(/white\.svg$/);
  expect(shell).not.toHaveProperty('problems');
});

it('[ERR-01] reports a missing logo config', async () => {
  const { shell, complete } = await shellOf(({ content }) =>
    content.configs.set('official.header.logo', config([])),
  );
  expect(shell.logo).toBeUndefined();
  expect(shell.problems).toEqual(['config']);
  expect(complete).toBe(true);
});

it('[ERR-01] reports failed configs and keeps the rest of the shell', async () => {
  const { shell, complete } = await shellOf(({ failing }) => failing.add('/vrexhibition/bySysDetail'));
  expect(shell.problems).toEqual(['config']);
  expect(shell.siteName).toBe('Foreign Exhibition Company');
  expect(shell.nav.length).toBeGreaterThan(0);
  expect(complete).toBe(false);
});

it('has the hotline, and the banner of each column for its submenu', async () => {
  const { shell } = await shellOf();
  expect(shell.hotline).toEqual({ areaCode: '000', phone: '8800' });
  for (const { label, picture, children } of shell.nav)
    expect(picture !== undefined, label).toBe(children.length > 0);
});

it('has the opening hours and the address from the cards of the contact page', async () => {
  const contact = {
    list: [
      { title: 'Sales', content: '000 8800\nEvery day, 9:00 to 18:00' },
      { title: 'Our address', content: '1 Pier Road\nBus 8' },
    ],
    bannerVipLine: { areaCode: '000', phone: '8800' },
  };
  const { shell } = await shellOf(({ content }) =>
    content.configs.set('official.contactUs.config', config(contact)),
  );
  expect(shell.hotline).toMatchObject({ hours: 'Every day, 9:00 to 18:00', address: '1 Pier Road' });
});

it('[LAY-01] a section has the banner of its submenu, also for a column that the navigation hides', async () => {
  const backend = await startSecondBackend();
  const { loaded, table, context } = await loadAll(backend);
  const { shell } = loaded;
  const asked: string[] = [];
  const source: ContentSource = {
    ...context.source,
    call: (name, request, options) => {
      asked.push(name);
      return context.source.call(name, request, options);
    },
  };
  const [column] = shell.nav.filter(({ picture }) => picture);
  const route = [...table.routes.values()].find(
    (one) => one.kind === 'page' && one.menu[0]?.menuId === column?.id,
  );
  if (route?.kind !== 'page') throw new Error('the backend has a page in a column with a banner');
  const bannerOf = async (nav: readonly NavItem[]) => {
    const { section } = await loadSection({ route, nav, home: 'Home' }, { ...context, source });
    return section.banner;
  };
  expect(await bannerOf(shell.nav)).toEqual(column?.picture);
  expect(asked).toEqual([]);
  expect(await bannerOf([])).toEqual(column?.picture);
  expect(asked).toEqual(['bannersOfColumn']);
  await backend.close();
});

it('waits at most one second for optional parts', async () => {
  const { shell, complete } = await shellOf(({ delays }) => delays.set('/content/getFirstAll', 2_500));
  expect(shell.nav.length).toBeGreaterThan(0);
  expect(shell.nav.every(({ picture }) => picture === undefined)).toBe(true);
  expect(complete).toBe(false);
});
