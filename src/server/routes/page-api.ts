import { Hono } from 'hono';
import * as z from 'zod';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { PageLoader } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';
import { languageSchema } from '#server/request-language.ts';
import type { Previews } from '../editor/drafts/preview.ts';
import { refusal } from '../envelope.ts';

const query = z.object({
  /** Path and query of the page, without `lang`. */
  url: z.string().min(1).max(2_000).startsWith('/'),
  lang: languageSchema,
  /** `1` if the address bar has `?lang=`. */
  view: z.literal('1').optional(),
  /** Revision of the shell that the browser already has. */
  shell: z.string().max(100).optional(),
  /** Loads only this block, for data that a view requests later. */
  block: z.string().max(200).optional(),
});

export interface PageApiOptions {
  loader: PageLoader;
  translations: Readonly<Record<Language, ServerTranslate>>;
  previews?: Previews | undefined;
}

/** `GET /api/page`: payload of a page for client-side navigation. */
export function pageApi({ loader, translations, previews }: PageApiOptions) {
  const routes = new Hono();
  routes.get('/api/page', async (c) => {
    const parsed = query.safeParse(c.req.query());
    const url = parsed.success && URL.parse(parsed.data.url, 'http://this.site');
    if (!parsed.success || !url)
      return c.json(refusal(400, translations['zh-CN']('server.invalid'), { url: 'invalid' }), 400);
    const { lang, view, shell, block } = parsed.data;
    // Later requests of a previewed page use the preview, or the published site if the link has expired.
    const preview = await previews?.loaderOf(url.searchParams);
    const loaded = await (preview && preview !== 'expired' ? preview : loader).load({
      pathname: url.pathname,
      search: url.searchParams,
      language: lang,
      languageInUrl: view === '1',
    });
    c.header('cache-control', 'no-store');
    if (loaded.kind === 'redirect') return c.json({ redirect: loaded.to });
    const { shell: ownShell, ...page } = loaded.payload;
    if (block !== undefined) return c.json({ blocks: page.blocks.filter(({ id }) => id === block) });
    return c.json({ page: shell === page.revision ? page : { ...page, shell: ownShell } });
  });
  return routes;
}

/** `GET /api/blocks`: all blocks with version, JSON Schema of the props and a valid example. */
export function blocksApi(catalogue: BlockCatalogue) {
  const list = [...catalogue.values()].map(({ type, version, schema, example }) => ({
    type,
    version,
    props: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    example,
  }));
  return new Hono().get('/api/blocks', (c) => c.json(list));
}
