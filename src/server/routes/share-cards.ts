import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentSource } from '#api/content-source.ts';
import { eventDays } from '#lib/event-days.ts';
import { dayInSlug, eventSlugs } from '#lib/event-slug.ts';
import { isLightMotif, motifOf } from '#lib/motif-of.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { calls } from '#schemas/calls.ts';
import { defaultLanguage } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';
import { latinOf } from '../latin.ts';
import { OverloadError } from '../limits/gate.ts';
import { languageSchema } from '../request-language.ts';
import { createShareCards } from '../share/share-cards.ts';
import { forEveryone, isNotModified, retryLater } from './cached-response.ts';
import type { FileFolders } from './files.ts';

export interface ShareCardOptions {
  source: ContentSource;
  loader: PageLoader;
  files: Pick<FileFolders, 'media'>;
}

/** Share cards of events without a photograph: `/events/{slug}.png`, with `lang` for the other language (rule EVT-12). */
export function shareCardRoutes({ source, loader, files }: ShareCardOptions) {
  const routes = new Hono();
  const cards = createShareCards(files.media);
  routes.get('/events/:file{[^/]+\\.png}', async (c, next) => {
    const language = languageSchema.catch(defaultLanguage).parse(c.req.query(languageParameter));
    const slug = c.req.param('file').slice(0, -'.png'.length);
    const day = dayInSlug(slug);
    const request = calls.scheduleList.request.parse({
      type: 0,
      pageNo: 1,
      pageSize: 999,
      start: day,
      end: day,
    });
    const answer = await source.call('scheduleList', request, { language });
    if (!answer.ok) return c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' });
    const event = answer.data[eventSlugs(answer.data, latinOf).indexOf(slug)];
    if (!event) return next();
    const motif = motifOf(event);
    const { shell } = await loader.list(language);
    const { coloured, white = coloured } = shell.logo ?? {};
    const { date, until } = eventDays(event);
    const card = {
      language,
      motif,
      title: (language === 'en-US' ? event.projectNameEn : undefined) ?? event.projectName,
      date,
      until: until === date ? undefined : until,
      logo: (isLightMotif(motif) ? coloured : white)?.src,
    };
    const etag = `"${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)}"`;
    const headers = { ...forEveryone('image/png'), etag };
    if (isNotModified(c.req.header(), { etag })) return c.body(null, 304, headers);
    try {
      return c.body(new Uint8Array(await cards.draw(card)), 200, headers);
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      return c.body(null, 503, { 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' });
    }
  });
  return routes;
}
