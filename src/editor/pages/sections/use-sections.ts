import { useMemo } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryState, ListedEntry } from '#schemas/editor/editorial.ts';
import { type Language, otherLanguage } from '#schemas/language.ts';
import { type SectionUse, sectionUses } from '#schemas/section.ts';
import { useEditorQuery } from '../../api.ts';
import type { PageData } from '../model/stored-page.ts';

/** A saved section or template with its unpublished changes. */
export interface SavedSection {
  id: string;
  title: ListedEntry['title'];
  use: SectionUse;
  state: EntryState;
  data: PageData;
}

/** @returns all saved sections and templates by name; none until they are loaded */
export function useSections(): readonly SavedSection[] {
  const { data } = useEditorQuery('listEntries', {
    kind: 'section',
    whole: true,
    pageSize: 500,
    sort: 'title',
  });
  return useMemo(() => (data?.items ?? []).flatMap(sectionOf), [data]);
}

function sectionOf({ id, title, state, facet, entry }: ListedEntry): SavedSection[] {
  const use = sectionUses.find((one) => one === facet);
  return use && entry ? [{ id, title, use, state, data: entry.data }] : [];
}

/** @returns the name of a section in a language, else in the other one; undefined if it has none */
export const sectionTitle = (
  { title }: Pick<SavedSection, 'title'>,
  language: Language,
): string | undefined => title[language] || title[otherLanguage(language)] || undefined;

export type SectionUses = EditorAnswer<'sectionUses'>;

/** @returns where all synced sections are used; undefined until it is loaded */
export const useSectionUses = (enabled = true): SectionUses | undefined =>
  useEditorQuery('sectionUses', {}, { enabled }).data;

/**
 * Number of pages that show a section.
 *
 * @param here id of a page that shows it but is perhaps not saved yet
 */
export function countUses(uses: SectionUses | undefined, id: string, here?: string): number {
  const pages = (uses?.uses ?? []).filter(({ section, kind }) => section === id && kind === 'page');
  return new Set([...pages.map((page) => page.id), ...(here === undefined ? [] : [here])]).size;
}
