import { expect, it } from 'vitest';
import { createHttpSource } from '#api/http-source.ts';
import { type SecondBackend, startSecondBackend } from '../tests/support/second-backend.ts';
import { loadRoutes, loadShell, type ShellContext } from './load-shell.ts';
import { buildRouteTable } from './routes.ts';

/** The shell of a backend, as a page of it is loaded. */
async function shellOf(arrange: (backend: SecondBackend) => void = () => {}) {
  const backend = await startSecondBackend();
  arrange(backend);
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
  await backend.close();
  return loaded;
}

const config = (value: unknown) => JSON.stringify({ zh: value, en: value });

it('[HEAD-05] reads the coloured logo, then the white one', async () => {
  const urls = [{ url: '/files/logo.svg' }, { url: '/files/white.svg' }];
  const { shell } = await shellOf(({ content }) => content.configs.set('official.header.logo', config(urls)));
  expect(shell.logo?.coloured.src).toMatch(/logo\.svg$/);
  expect(shell.logo?.white?.src).toMatch(/white\.svg$/);
  expect(shell).not.toHaveProperty('problems');
});

it('[ERR-01] says that the config of the logo is missing', async () => {
  const { shell, complete } = await shellOf(({ content }) =>
    content.configs.set('official.header.logo', config([])),
  );
  expect(shell.logo).toBeUndefined();
  expect(shell.problems).toEqual(['config']);
  expect(complete).toBe(true);
});

it('[ERR-01] says that the configs failed, and keeps the rest of the shell', async () => {
  const { shell, complete } = await shellOf(({ failing }) => failing.add('/vrexhibition/bySysDetail'));
  expect(shell.problems).toEqual(['config']);
  expect(shell.siteName).toBe('Foreign Exhibition Company');
  expect(shell.nav.length).toBeGreaterThan(0);
  expect(complete).toBe(false);
});

it('has the hotline, and the banner of each column for its sub-menu', async () => {
  const { shell } = await shellOf();
  expect(shell.hotline).toEqual({ areaCode: '000', phone: '8800' });
  for (const { label, picture, children } of shell.nav)
    expect(picture !== undefined, label).toBe(children.length > 0);
});

it('does not wait long for what it can do without', async () => {
  const { shell, complete } = await shellOf(({ delays }) => delays.set('/content/getFirstAll', 2_500));
  expect(shell.nav.length).toBeGreaterThan(0);
  expect(shell.nav.every(({ picture }) => picture === undefined)).toBe(true);
  expect(complete).toBe(false);
});
