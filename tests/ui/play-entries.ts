import { onTestFinished } from 'vitest';
import { type EditorCallName, type EditorRequest, editorCalls } from '#schemas/editor/calls.ts';
import type { Draft, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { pictureOf, titleOf } from '#schemas/entry-title.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';

type Answers = { readonly [N in EditorCallName]?: (request: EditorRequest<N>) => unknown };

/** Publication time of all entries. */
const publishedAt = '2026-11-20T08:00:00Z';

const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind} ${id}`;

/**
 * A fake server in the browser with entries and their drafts.
 * @returns the recorded calls that change something
 */
export function playEntries(published: readonly Entry[], more: Answers = {}) {
  const entries = new Map(published.map((entry) => [keyOf(entry), entry]));
  const drafts = new Map<string, Draft>();
  const asked: [name: string, request: unknown][] = [];
  let version = 0;

  const listed = (): ListedEntry[] =>
    [...new Set([...entries.keys(), ...drafts.keys()])].flatMap((key) => {
      const draft = drafts.get(key);
      const before = entries.get(key);
      const entry = draft?.entry ?? before;
      if (!entry) return [];
      const title = Object.fromEntries(
        languages.flatMap((language) => {
          const text = titleOf(entry, language);
          return text === undefined ? [] : [[language, text]];
        }),
      );
      const state = !draft ? 'published' : draft.entry === null ? 'removal' : before ? 'changed' : 'new';
      const picture = pictureOf(entry);
      const { kind, id, facet, sort, date, until } = entry;
      return [
        {
          ...{ kind, id, facet, sort, date, until, state, title, picture, entry },
          ...{
            version: draft?.version,
            changedAt: draft?.at ?? publishedAt,
            ...(draft ? { changedBy: draft.by } : {}),
            published: before ? [...languages] : [],
          },
        },
      ];
    });
  const save = (next: EditorRequest<'saveDrafts'>['drafts'], by = '林岚') =>
    next.map(({ kind, id, entry }): Draft => {
      version += 1;
      const draft = {
        kind,
        id,
        version,
        at: '2026-11-22T02:00:00Z',
        by,
        entry: entry as Entry | null,
      };
      drafts.set(keyOf(draft), draft);
      return draft;
    });
  /** Version conflict, as on the server. `unknown` refuses a first draft with another base version. */
  const overtaken = (names: readonly { kind: Entry['kind']; id: string; version: number }[]) =>
    names.some((name) => (drafts.get(keyOf(name))?.version ?? 0) !== name.version);
  const unknown = (names: EditorRequest<'saveDrafts'>['drafts']) =>
    names.some(
      (name) => name.version === 0 && name.publishedAt !== (entries.has(keyOf(name)) ? publishedAt : ''),
    );

  const answers: Answers = {
    listEntries: ({ kind, search = '', facet, state, page = 1, pageSize = 25, descending = false }) => {
      const items = listed()
        .filter(
          (item) =>
            item.kind === kind && (!facet || item.facet === facet) && (!state || item.state === state),
        )
        .filter((item) => [item.id, ...Object.values(item.title)].some((text) => text.includes(search)))
        .toSorted((a, b) => ((a.sort ?? 0) - (b.sort ?? 0)) * (descending ? -1 : 1));
      return { items: items.slice((page - 1) * pageSize, page * pageSize), total: items.length };
    },
    readEntry: (name) => {
      const published = entries.get(keyOf(name));
      return { ...(published ? { published, publishedAt } : {}), draft: drafts.get(keyOf(name)) };
    },
    saveDrafts: ({ drafts: next }) => ({ drafts: save(next) }),
    discardDrafts: ({ drafts: names }) => {
      for (const name of names) drafts.delete(keyOf(name));
      return {};
    },
    listPages: () => ({
      pages: listed().flatMap(({ kind, id, title, state, published, entry }) =>
        kind === 'page' && entry ? [{ id, path: pagePath(entry), title, state, published }] : [],
      ),
    }),
    bin: () => ({ items: [] }),
    ...more,
  };
  const real = window.fetch;
  onTestFinished(() => {
    window.fetch = real;
  });
  window.fetch = async (address, init) => {
    const name = String(address).replace('/api/editor/', '') as EditorCallName;
    if (!(name in editorCalls)) return real(address, init);
    const request = JSON.parse(String(init?.body));
    if (['saveDrafts', 'discardDrafts', 'publish', 'restoreVersion', 'markReady'].includes(name)) {
      asked.push([name, request]);
      if (overtaken(request.drafts ?? []) || (name === 'saveDrafts' && unknown(request.drafts)))
        return Response.json({ code: 'conflict', data: { drafts: [] } }, { status: 409 });
    }
    const answer = answers[name] as ((request: unknown) => unknown) | undefined;
    const data = answer?.(request);
    return data === undefined ? Response.json({ code: 'missing' }, { status: 404 }) : Response.json({ data });
  };
  return { entries, drafts, asked, save };
}
