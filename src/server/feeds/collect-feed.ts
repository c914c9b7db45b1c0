import type { ContentSource } from '#api/content-source.ts';
import { articleLink } from '#blocks/article-link.ts';
import { eventPageSource } from '#blocks/event-path.ts';
import { summaryOf } from '#blocks/summary.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { eventDays } from '#lib/event-days.ts';
import { type FeedName, feedPath, feedSources } from '#registry/feeds.ts';
import type { PageLoader } from '#registry/load-page.ts';
import type { Article } from '#schemas/article.ts';
import { calls } from '#schemas/calls.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { withLanguage } from '#site/urls.ts';
import type { AddressedEvent } from '../event-index.ts';
import type { Feed, FeedItem } from './feed.ts';
import { momentsIn } from './time-zone.ts';

/** Articles in a feed: readers ask often enough to miss none. */
const mostArticles = 50;

export interface CollectFeedOptions {
  source: ContentSource;
  loader: PageLoader;
  translations: Readonly<Record<Language, ServerTranslate>>;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  log: (line: string) => void;
}

interface FeedRequest {
  name: FeedName;
  language: Language;
  /** Coming events with the parts of their addresses. Only for the feed of events. */
  events: readonly AddressedEvent[];
}

/**
 * Collects the items of a feed: the newest articles, or all coming events.
 *
 * @returns the feed without the address of its format; `undefined` if its items cannot be read
 */
export async function collectFeed(
  { name, language, events }: FeedRequest,
  { source, loader, translations, siteOrigin, timeZone, log }: CollectFeedOptions,
): Promise<Omit<Feed, 'self'> | undefined> {
  const t = translations[language];
  const addressOf = (path: string): string =>
    new URL(language === defaultLanguage ? path : withLanguage(path, language), siteOrigin).href;
  const about = { addressOf, t, momentOf: momentsIn(timeZone), host: new URL(siteOrigin).host };
  const [{ shell }, pages, eventPages] = await Promise.all([
    loader.list(language),
    loader.pagesShowing(feedSources[name], language),
    loader.pagesShowing(eventPageSource, language),
  ]);
  const eventContext = { ...about, language, path: eventPages.find(({ itemsBelow }) => itemsBelow)?.path };
  const items =
    name === 'events' ? events.map((event) => eventItem(event, eventContext)) : await readArticles();
  return (
    items && {
      title: `${t(`feeds.${name}`)} | ${shell.siteName}`,
      language,
      page: addressOf(pages[0]?.path ?? '/'),
      author: shell.siteName,
      items,
    }
  );

  async function readArticles(): Promise<FeedItem[] | undefined> {
    const call = name === 'news' ? 'newsPage' : 'articlePage';
    const request = {
      pageSize: mostArticles,
      ...(name === 'tenders' ? feedSources.tenders.params : {}),
    };
    const answer = await source.call(call, calls[call].request.parse(request), { language });
    if (!answer.ok) {
      const { reason, message } = answer.failure;
      log(`feeds: ${feedPath(name, 'rss')} in ${language} has no answer of ${call}: ${reason ?? message}`);
      return undefined;
    }
    const detailPath = pages.find(({ itemPath }) => itemPath)?.itemPath;
    return answer.data.list.map((article) => articleItem(article, { ...about, name, detailPath }));
  }
}

interface ItemContext {
  addressOf: (path: string) => string;
  t: ServerTranslate;
  momentOf: (text: string | undefined) => Date | undefined;
  host: string;
}

function articleItem(
  article: Article,
  {
    addressOf,
    momentOf,
    host,
    name,
    detailPath,
  }: ItemContext & { name: FeedName; detailPath?: string | undefined },
): FeedItem {
  const { id, title, subTitle, content, coverImg, createTime, createDate, redirectUrl } = article;
  return {
    id: `${name === 'news' ? 'news' : 'notice'}/${encodeURIComponent(id)}@${host}`,
    title,
    url:
      redirectUrl || detailPath ? urlOf(articleLink(article, detailPath ?? '').href, addressOf) : undefined,
    text: subTitle ?? summaryOf(content)?.text,
    image: urlOf(coverImg, addressOf),
    published: momentOf(createTime ?? createDate),
  };
}

/** @returns an absolute address; `undefined` for one that no browser can open */
function urlOf(address: string | undefined, addressOf: (path: string) => string): string | undefined {
  if (address === undefined) return undefined;
  try {
    const url = addressOf(address);
    return /^https?:/.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}

interface EventContext {
  language: Language;
  /** Path above those of events. */
  path: string | undefined;
}

function eventItem(
  { event, slug }: AddressedEvent,
  { addressOf, t, momentOf, host, language, path }: ItemContext & EventContext,
): FeedItem {
  const pick = (zh: string | undefined, en: string | undefined) =>
    language === 'en-US' ? (en ?? zh) : (zh ?? en);
  const { date: first, until: last } = eventDays(event);
  const title = pick(event.projectName, event.projectNameEn) ?? event.projectName;
  const days = first && last && last > first ? `${first} – ${last}` : first;
  return {
    id: `event/${encodeURIComponent(event.id ?? slug)}@${host}`,
    title: event.cancelled === '1' ? t('feeds.cancelled', { title }) : title,
    url: path && addressOf(`${path}/${slug}`),
    text: [
      [days, pick(event.field, event.fieldEn)].filter(Boolean).join(' · '),
      pick(event.content, event.contentEn),
    ]
      .filter(Boolean)
      .join('\n'),
    image: urlOf(event.propagandaMapAddress, addressOf),
    published: momentOf(event.updateTime),
  };
}
