import type { Localised } from '#schemas/language.ts';

/** A built-in page: a page definition whose text leaves are in both languages. */
export interface BuiltInPage {
  path: string;
  title: Localised;
  meta?: {
    padding?: boolean;
    background?: 'white' | 'mist';
    hidden?: boolean;
    noindex?: boolean;
    paging?: boolean;
    description?: Localised;
  };
  /** Without blocks the page shows the empty placeholder. */
  blocks: readonly { id: string; type: string; props: Record<string, unknown> }[];
}

/** A first-level menu: its route redirects to its first visible child, or to the first page here. */
export interface BuiltInGroup {
  /** The group's route; home has none of its own. */
  path?: string;
  /** In the order of the specification, section 2. */
  pages: readonly BuiltInPage[];
  /** Routes that only redirect. */
  redirects?: Readonly<Record<string, string>>;
}

export const defineGroup = (group: BuiltInGroup): BuiltInGroup => group;

/** A page that is empty on purpose. */
export const emptyPage = (path: string, zh: string, en: string, meta?: BuiltInPage['meta']): BuiltInPage => ({
  path,
  title: { zh, en },
  ...(meta ? { meta } : {}),
  blocks: [],
});
