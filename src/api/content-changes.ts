import { type Language, languageKey } from '#schemas/language.ts';
import type { ContentSource, TagCollector } from './content-source.ts';

/**
 * Tags name the content that a page was made from: `news.zh`, `news.zh:opening`, `today`. They are written without
 * spaces and in ASCII, so that they can be sent as surrogate keys.
 */
export const tags = {
  /** All entries of a kind, or those of one facet. */
  list: (kind: string, language: Language, facet = '') =>
    `${kind}.${languageKey(language)}${facet === '' ? '' : `/${encoded(facet)}`}`,
  entry: (kind: string, language: Language, id: string) => `${kind}.${languageKey(language)}:${encoded(id)}`,
  /** Size, copies and alternative text of a file. */
  media: (address: string) => `media:${encoded(address)}`,
  /** The answer of a foreign backend to a call; `version` is that of the request. */
  call: (name: string, language: Language, version: string) =>
    `call.${languageKey(language)}:${name}:${version}`,
  /** The date at the site. */
  today: 'today',
} as const;

const encoded = (text: string) => text.toWellFormed().replace(/[^\w./~-]+/g, encodeURIComponent);

/** Collects the tags of the content that one page or another result is made from. */
export interface Reads extends TagCollector {
  tags(): readonly string[];
  /** False if something that was read has changed since the record began. Costs no query. */
  isFresh(): boolean;
}

/** Publishes and the change of the date, by tags. */
export interface ContentChanges {
  /**
   * True if all changes are applied, as far as that is known without a query. After a publish of this process is
   * acknowledged it is false until `catchUp` has run.
   */
  isCurrent(): boolean;
  /** Applies all publishes that were acknowledged before the call. */
  catchUp(): Promise<void>;
  /** Applies a change that no revision knows. */
  note(changed: readonly string[]): void;
  /** Starts a record; start it before the first read, or a change in between would be missed. */
  record(): Reads;
  /** Counts the changes that were applied. */
  count(): number;
  /** Calls the listener after each applied change, with its tags; without any if everything may have changed. */
  subscribe(listener: (changed: readonly string[] | undefined) => void): void;
}

interface ChangesOptions {
  source: Pick<ContentSource, 'revision' | 'knownRevision' | 'changedSince'>;
  /** Returns the current date at the site. */
  today: () => string;
}

const unreadable = Symbol('unreadable');
/** Tags; undefined if everything may have changed. */
type Changed = readonly string[] | undefined | typeof unreadable;

/** Maximum number of tags whose last change is remembered. Beyond it, everything counts as changed. */
const mostTags = 20_000;

/**
 * Follows the revisions of a source and remembers the last change of each tag. If the source does not know what a
 * revision changed, everything has changed.
 * @returns the changes; before the first `catchUp` they are not current
 * @example
 * const reads = changes.record();
 * await source.call('newsPage', request, { language, reads });
 * reads.isFresh(); // true until news are published
 */
export function createContentChanges({ source, today }: ChangesOptions): ContentChanges {
  const lastChanges = new Map<string, number>();
  const listeners: ((changed: readonly string[] | undefined) => void)[] = [];
  const texts = new Map<string, string>();
  let count = 0;
  /** Records that began before this change are not fresh. */
  let everythingChanged = 0;
  let followed: string | undefined;
  let asked: { from: string; changed: Promise<Changed> } | undefined;
  let day = today();

  function apply(changed: readonly string[] | undefined): void {
    if (changed?.length === 0) return;
    count += 1;
    const isKnown = changed && lastChanges.size + changed.length <= mostTags;
    if (!isKnown) {
      lastChanges.clear();
      everythingChanged = count;
    } else for (const tag of changed) lastChanges.set(tag, count);
    for (const listener of listeners) listener(isKnown ? changed : undefined);
  }

  function followDay(): void {
    const now = today();
    if (now === day) return;
    day = now;
    apply([tags.today]);
  }

  function isCurrent(): boolean {
    const known = source.knownRevision?.();
    if (known === undefined || known !== followed) return false;
    followDay();
    return true;
  }

  async function catchUp(): Promise<void> {
    while (!isCurrent()) {
      const from = followed;
      const revision = await source.revision();
      if (revision === from) return followDay();
      const changed = from === undefined ? undefined : await askOnce(from);
      // As long as the source cannot say, pages of the last known revision stay.
      if (changed === unreadable) return followDay();
      // Another call may have applied the same revisions meanwhile.
      if (followed !== from) continue;
      followed = revision;
      apply(changed);
    }
  }

  /** All blocks of a page catch up at the same moment: the first of them applies the answer. */
  function askOnce(from: string): Promise<Changed> {
    if (asked?.from === from) return asked.changed;
    const changed = changedSince(from).finally(() => {
      if (asked?.changed === changed) asked = undefined;
    });
    asked = { from, changed };
    return changed;
  }

  async function changedSince(revision: string): Promise<Changed> {
    try {
      return await source.changedSince?.(revision);
    } catch {
      return unreadable;
    }
  }

  /** Pages have many tags in common: all records hold the same text. */
  function shared(tag: string): string {
    const known = texts.get(tag);
    if (known !== undefined) return known;
    if (texts.size >= mostTags) texts.clear();
    texts.set(tag, tag);
    return tag;
  }

  function record(): Reads {
    const began = count;
    const read = new Set<string>();
    let checked = count;
    let stale = false;
    const isChanged = (tag: string) => (lastChanges.get(tag) ?? 0) > began;
    return {
      add: (tag) => {
        read.add(shared(tag));
        stale ||= isChanged(tag);
      },
      tags: () => [...read],
      isFresh: () => {
        if (!stale && checked !== count) {
          stale = began < everythingChanged || [...read].some(isChanged);
          checked = count;
        }
        return !stale;
      },
    };
  }

  return {
    isCurrent,
    catchUp,
    note: apply,
    record,
    count: () => count,
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}
