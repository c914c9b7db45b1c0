import type { SearchGroup, SearchResults } from '#schemas/editor/search.ts';
import { type Language, languages } from '#schemas/language.ts';
import { entryUrl } from '../entry-url.ts';
import type { Command } from './commands.ts';
import type { Recent } from './recent.ts';

/** Groups of the list: the commands, then what the server finds. */
export type ListGroup = 'commands' | SearchGroup;

/** What an option is: its line is `title`, and `detail` beside it. */
export type Found =
  | { what: 'command'; command: Command }
  | { what: 'entry'; group: 'pages' | 'content'; entry: SearchResults['pages']['items'][number] }
  | { what: 'file'; file: SearchResults['media']['items'][number] }
  | { what: 'request'; request: NonNullable<SearchResults['requests']>['items'][number] }
  | { what: 'recent'; recent: Recent };

/** An option that opens something, or one that shows a whole group or more of it. */
export type Option =
  | { key: string; title: string; detail: string; url: string; found: Found }
  | { key: string; widens: ListGroup; count: number };

export interface OptionGroup {
  group: ListGroup | 'recent';
  total: number;
  options: Option[];
}

/** Results of a group that are shown with the other groups. */
const first = 3;

interface Shown {
  commands: readonly Command[];
  results: SearchResults | undefined;
  /** The group that is shown alone. */
  alone: ListGroup | undefined;
  language: Language;
}

/** The groups of the list in their fixed order, without empty ones. */
export function optionGroups({ commands, results, alone, language }: Shown): OptionGroup[] {
  const groups: { group: ListGroup; total: number; options: Option[] }[] = [
    { group: 'commands', total: commands.length, options: commands.map(optionOfCommand) },
    ...(results
      ? [
          {
            group: 'pages' as const,
            total: results.pages.total,
            options: results.pages.items.map(optionOfEntry('pages', language)),
          },
          {
            group: 'content' as const,
            total: results.content.total,
            options: results.content.items.map(optionOfEntry('content', language)),
          },
          {
            group: 'media' as const,
            total: results.media.total,
            options: results.media.items.map(optionOfFile),
          },
        ]
      : []),
    ...(results?.requests
      ? [
          {
            group: 'requests' as const,
            total: results.requests.total,
            options: results.requests.items.map(optionOfRequest),
          },
        ]
      : []),
  ];
  return groups
    .filter(({ group, total }) => total > 0 && (alone === undefined || group === alone))
    .map(({ group, total, options }) => {
      const shown = alone ? options : options.slice(0, first);
      const isCut = total > shown.length;
      return {
        group,
        total,
        options: isCut ? [...shown, { key: `all ${group}`, widens: group, count: total }] : shown,
      };
    });
}

const optionOfCommand = (command: Command): Option => ({
  key: command.id,
  title: command.label,
  detail: '',
  url: command.url(),
  found: { what: 'command', command },
});

const optionOfEntry =
  (group: 'pages' | 'content', language: Language) =>
  (entry: SearchResults['pages']['items'][number]): Option => ({
    key: `${entry.kind} ${entry.id}`,
    title: titleIn(entry.title, language) ?? entry.path ?? entry.id,
    detail: entry.places[0] ?? '',
    url: entryUrl(entry),
    found: { what: 'entry', group, entry },
  });

const optionOfFile = (file: SearchResults['media']['items'][number]): Option => ({
  key: `media ${file.id}`,
  title: file.name,
  detail: file.places[0] ?? '',
  url: `/editor/media?${new URLSearchParams({ file: file.address })}`,
  found: { what: 'file', file },
});

const optionOfRequest = (request: NonNullable<SearchResults['requests']>['items'][number]): Option => ({
  key: `request ${request.id}`,
  title: request.reference,
  detail: [request.title, request.organisation].filter(Boolean).join(' · '),
  url: `/editor/inbox?${new URLSearchParams({ id: request.id })}`,
  found: { what: 'request', request },
});

/** Recent items as a group of the list. */
export const recentGroup = (recent: readonly Recent[]): OptionGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          group: 'recent',
          total: recent.length,
          options: recent.map((one) => ({
            ...{ key: one.url, title: one.title, detail: '', url: one.url },
            found: { what: 'recent', recent: one },
          })),
        },
      ];

/** A title in the language of the interface, else in another. */
export const titleIn = (title: Partial<Record<Language, string>>, language: Language): string | undefined =>
  title[language] ?? languages.map((other) => title[other]).find((text) => text !== undefined);

/** Id of the element of an option. */
export const optionId = (list: string, { key }: Option): string => `${list}-${encodeURIComponent(key)}`;
