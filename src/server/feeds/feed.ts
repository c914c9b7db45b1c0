import { feedTypes } from '#registry/feeds.ts';
import type { Language } from '#schemas/language.ts';
import { escapeXml, xmlHead } from '../xml.ts';

/** An item of a feed. All addresses are absolute. */
export interface FeedItem {
  /** Stays the same when title and address change. */
  id: string;
  title: string;
  url?: string | undefined;
  /** Plain text. */
  text?: string | undefined;
  image?: string | undefined;
  published?: Date | undefined;
}

export interface Feed {
  title: string;
  language: Language;
  /** Page with the same items. */
  page: string;
  /** Address of this feed. */
  self: string;
  /** Name of the publisher. */
  author: string;
  items: readonly FeedItem[];
}

/** In characters. Readers show one line of a title. */
const longestTitle = 300;
const longestText = 5_000;

/** Cuts between characters, never within one. */
const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** Writes a feed as RSS 2.0, with the address of the feed itself (`atom:link`) that validators ask for. */
export function rssOf({ title, language, page, self, author, items }: Feed): string {
  const lines = [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', `${title} – ${author}`),
    element('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="${feedTypes.rss}"/>`,
    ...items.flatMap((item) => [
      '<item>',
      element('title', shorten(item.title, longestTitle)),
      element('link', item.url),
      element('description', item.text && shorten(item.text, longestText)),
      element('guid', item.id, ' isPermaLink="false"'),
      // RFC 822 names the zone by its offset.
      element('pubDate', item.published?.toUTCString().replace('GMT', '+0000')),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ];
  return lines.filter(Boolean).join('\n');
}

/** @returns nothing for an element without content */
const element = (name: string, content: string | undefined, attributes = ''): string =>
  content ? `<${name}${attributes}>${escapeXml(content)}</${name}>` : '';

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeedOf = ({ title, language, page, self, author, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    language,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: shorten(item.title, longestTitle),
      // An item must have a text.
      content_text: shorten(item.text ?? item.title, longestText),
      image: item.image,
      date_published: item.published?.toISOString(),
    })),
  });
