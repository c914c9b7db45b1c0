import type { ContentSource } from '#api/content-source.ts';
import { readConfig } from '#api/read-answer.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import { isExternal, normalisePath } from '#lib/menu.ts';
import type { Banner } from '#schemas/banner.ts';
import type { ReadCallName, RequestOf } from '#schemas/calls.ts';
import type { FooterConfig } from '#schemas/footer.ts';
import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Picture } from '#schemas/picture.ts';
import { type CallConditions, callWithDeadline } from './call-with-deadline.ts';
import { hiddenByPage, isVisible, labelOf, navOf, routeOf, routesOf } from './menu.ts';
import type { Hotline, Logo, NavItem, Section, Shell } from './page-payload.ts';
import { contactDetails } from './page-purposes.ts';
import type { Route } from './route.ts';
import type { RouteTable } from './routes.ts';

export interface ShellContext extends CallConditions {
  source: ContentSource;
  picture: (address: string | undefined) => Picture | undefined;
  mediaBase?: string | undefined;
  report: (reason: string) => void;
  /** `SITE_ORIGIN`. Its host is the site's name if the footer has none. */
  origin: string;
  fallbackName: string;
}

/** Milliseconds that a page waits for optional parts of its header. */
const extrasDeadline = 1_000;

/**
 * Loads header and footer in parallel with the route table.
 *
 * @returns the shell without the parts that failed; `complete` is then false, and the page is not cached
 */
export async function loadShell(
  table: RouteTable | Promise<RouteTable>,
  context: ShellContext,
): Promise<{ shell: Shell; complete: boolean }> {
  const [footer, logo, hotline, nav] = await Promise.all([
    ask('footerConfig', { key: 'foot' }, context),
    loadLogo(context),
    withinTime(loadHotline(context), { complete: false }),
    loadNav(table, context),
  ]);
  return {
    shell: {
      siteName: siteName(footer.data, context),
      origin: context.origin,
      nav: nav.nav,
      footer: footer.data && withoutHidden(footer.data, (await table).menu),
      logo: logo.logo,
      hotline: hotline.hotline,
      contact: (await table).pagesShowing(contactDetails)[0]?.path,
      ...(logo.logo ? {} : { problems: ['config'] }),
    },
    complete: [footer, logo, hotline, nav].every(({ complete }) => complete),
  };
}

/**
 * Removes footer links to pages that the menu shows and that hide themselves (rule BLK-03). Links to pages outside the
 * menu were set by editors on purpose and remain.
 */
function withoutHidden(footer: FooterConfig, menu: readonly MenuItem[]): FooterConfig {
  const hidden = new Set<string>();
  const collect = (items: readonly MenuItem[]): void => {
    for (const item of items) {
      if (item.visible === hiddenByPage) for (const route of routesOf(item)) hidden.add(route);
      collect(item.children);
    }
  };
  collect(menu);
  const isShown = (address: string | undefined) =>
    address === undefined || isExternal(address) || !hidden.has(normalisePath(address));
  return {
    ...footer,
    serviceContent: footer.serviceContent.filter(({ jumpAddress }) => isShown(jumpAddress)),
  };
}

/**
 * Returns `instead` if the work takes longer than `extrasDeadline`. The work continues and fills the cache for the next
 * page.
 */
async function withinTime<T>(work: Promise<T>, instead: T): Promise<T> {
  const result = await beforeDeadline(work, AbortSignal.timeout(extrasDeadline));
  return result === late ? instead : result;
}

/** The coloured logo, then the white one. */
async function loadLogo(context: ShellContext): Promise<{ logo?: Logo; complete: boolean }> {
  const { language, picture, mediaBase } = context;
  const { data, complete } = await ask('remoteConfig', { key: 'official.header.logo' }, context);
  const logos = data && readConfig('official.header.logo', data, { language, base: mediaBase });
  const [coloured, white] = (logos ?? []).map(({ url }) => picture(url));
  return coloured ? { logo: { coloured, white }, complete } : { complete };
}

async function loadHotline(context: ShellContext): Promise<{ hotline?: Hotline; complete: boolean }> {
  const { language, mediaBase } = context;
  const { data, complete } = await ask('remoteConfig', { key: 'official.contactUs.config' }, context);
  const contact = data && readConfig('official.contactUs.config', data, { language, base: mediaBase });
  const { phone, areaCode } = contact?.bannerVipLine ?? {};
  if (!phone) return { complete };
  const cards = (contact?.list ?? []).map(({ title, content = '' }) => ({
    title,
    lines: content.split('\n'),
  }));
  const hours = cards.find(({ lines: [answer = ''] }) => answer.includes(phone))?.lines[1];
  const address = cards.find(({ title }) => /地址|address/i.test(title))?.lines[0];
  return { hotline: { phone, areaCode, hours, address }, complete };
}

async function loadNav(
  table: RouteTable | Promise<RouteTable>,
  context: ShellContext,
): Promise<{ nav: NavItem[]; complete: boolean }> {
  const { nav } = await table;
  return withinTime(addPictures(nav, context), { nav: [...nav], complete: false });
}

/** Adds the banner of its column to each first-level item, once per revision. */
async function addPictures(
  nav: readonly NavItem[],
  context: ShellContext,
): Promise<{ nav: NavItem[]; complete: boolean }> {
  const items = await Promise.all(
    nav.map(async (item) => {
      if (item.children.length === 0) return { item, complete: true };
      const { data, complete } = await ask('bannersOfColumn', { belongColumn: item.label }, context);
      return { item: { ...item, picture: pictureOf(data?.[0], context) }, complete };
    }),
  );
  return { nav: items.map(({ item }) => item), complete: items.every(({ complete }) => complete) };
}

const pictureOf = (banner: Banner | undefined, { picture }: ShellContext): Picture | undefined =>
  picture(banner?.showType === 'vo' ? banner.videoImg : banner?.uploadUrl);

const siteName = (footer: FooterConfig | undefined, { language, fallbackName }: ShellContext): string =>
  (language === 'en-US' ? footer?.companyEnName : footer?.companyName) ?? fallbackName;

/**
 * Loads menu and page config for the route table. A missing config means that there are no CMS pages.
 *
 * @returns `complete` is false if a call failed: the table then serves only until the next request
 */
export async function loadRoutes(context: ShellContext): Promise<{
  menu: readonly MenuItem[];
  /** JSON text with the pages and redirects of both languages. */
  pagesConfig: string | undefined;
  complete: boolean;
}> {
  const [menu, config] = await Promise.all([
    ask('menuTree', { type: 1 }, context),
    ask('remoteConfig', { key: 'official.pages.config' }, context),
  ]);
  return {
    menu: menu.data ?? [],
    pagesConfig: config.data?.[0]?.value,
    complete: menu.complete && config.complete,
  };
}

interface SectionRequest {
  route: Extract<Route, { kind: 'page' }>;
  /** The navigation of the shell. */
  nav: readonly NavItem[];
  /** Label of home in the breadcrumbs. */
  home: string;
}

/**
 * Loads the second-level layout of a route.
 *
 * @returns its first-level item, siblings, banner and breadcrumbs; `complete` is false if the banner failed
 */
export async function loadSection(
  { route, nav, home }: SectionRequest,
  context: ShellContext,
): Promise<{ section: Section; complete: boolean }> {
  const { language } = context;
  const { menu, path } = route;
  const { title } = route.page;
  const first = menu[0];
  const name = first ? labelOf(first, language) : title;
  const own = route.page.meta.banner ? context.picture(route.page.meta.banner) : undefined;
  const banner = own
    ? { picture: own, complete: true }
    : await bannerOf(first && { id: first.menuId, name }, nav, context);
  const items = first ? navOf(first.children, language, 2) : [];
  const current = currentItem(menu, path);
  const list = current && routeOf(current) !== path ? current : undefined;
  // A section and its page may share a name, which is then said once.
  const said = name === (list ? labelOf(list, language) : title);
  const above = first && first.visible !== hiddenByPage && !said ? [crumb(first, language)] : [];
  const trail = [{ label: home, href: '/' }, ...above];
  return {
    section: {
      title: name,
      heading: list ? labelOf(list, language) : title,
      detail: false,
      banner: banner.picture,
      items,
      currentId: current?.menuId,
      breadcrumbs: [...trail, list ? crumb(list, language) : { label: title }],
    },
    complete: banner.complete,
  };
}

/** Banner of a column: from the shell, or from a call if the navigation does not show the column. */
async function bannerOf(
  column: { id: string; name: string } | undefined,
  nav: readonly NavItem[],
  context: ShellContext,
): Promise<{ picture?: Picture | undefined; complete: boolean }> {
  if (!column) return { complete: true };
  const picture = nav.find(({ id }) => id === column.id)?.picture;
  if (picture) return { picture, complete: true };
  const { data, complete } = await ask('bannersOfColumn', { belongColumn: column.name }, context);
  return { picture: pictureOf(data?.[0], context), complete };
}

const crumb = (item: MenuItem, language: Language) => ({
  label: labelOf(item, language),
  href: routeOf(item) ?? '/',
});

/** The current visible second-level item: that of the page, or for a hidden detail page that of its list. */
function currentItem([first, second]: readonly MenuItem[], path: string): MenuItem | undefined {
  if (!first || !second || isVisible(second)) return second;
  const lists = first.children.filter((item) => isVisible(item) && path.startsWith(routeOf(item) ?? '\n'));
  return lists.sort((a, b) => (routeOf(b)?.length ?? 0) - (routeOf(a)?.length ?? 0))[0];
}

/** Makes a call and reports a failure. `complete` is false if it failed or was late, but true if data is missing. */
async function ask<N extends ReadCallName>(call: N, request: RequestOf<N>, context: ShellContext) {
  const outcome = await callWithDeadline(context.source, { call, request }, context);
  if (outcome.state === 'ready') return { data: outcome.data, complete: true };
  const complete = outcome.state === 'missing';
  if (!complete) context.report(`call ${call} ${outcome.reason}`);
  return { data: undefined, complete };
}
