import type { Localised } from '#schemas/language.ts';

/** A page definition whose texts are in both languages. */
export interface BuiltInPage {
  path: string;
  title: Localised;
  meta?: {
    padding?: boolean;
    background?: 'white' | 'mist';
    lowBanner?: boolean;
    hidden?: boolean;
    noindex?: boolean;
    paging?: boolean;
    description?: Localised;
  };
  /** A page without blocks shows the empty state. */
  blocks: readonly { id: string; type: string; props: Record<string, unknown> }[];
}

/** A first-level menu: its route redirects to its first visible child, or to the first page here. */
export interface BuiltInGroup {
  /** Route of the group. Absent for home. */
  path?: string;
  /** In the order of section 2 of the specification. */
  pages: readonly BuiltInPage[];
  /** Routes that only redirect. */
  redirects?: Readonly<Record<string, string>>;
}

/**
 * Checks a first-level menu's pages against their type.
 *
 * @returns its argument
 */
export const defineGroup = (group: BuiltInGroup): BuiltInGroup => group;

/** @returns a page that is empty on purpose: its route answers, and editors fill it */
export const emptyPage = (path: string, zh: string, en: string, meta?: BuiltInPage['meta']): BuiltInPage => ({
  path,
  title: { zh, en },
  ...(meta ? { meta } : {}),
  blocks: [],
});
