import type { UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { translationNeeds } from '#schemas/editor/translations.ts';
import { entryKinds } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { type EditorError, useEditorQuery } from '../api.ts';
import { type ListAddress, useListAddress } from '../list/use-list-address.ts';

/** Which translations a list shows. */
const filterSchema = z.object({
  language: z.enum(languages).catch('en-US'),
  need: z.enum(translationNeeds).optional().catch(undefined),
  kind: z.enum(entryKinds).optional().catch(undefined),
});
export type TranslationFilter = z.output<typeof filterSchema>;

const listSchema = filterSchema.extend({ page: z.coerce.number().int().min(1).catch(1) });

export const pageSize = 25;

/** The list of translations: filters and page in the URL, and its entries. */
export interface TranslationList extends ListAddress<z.output<typeof listSchema>> {
  query: UseQueryResult<EditorAnswer<'listTranslations'>, EditorError>;
}

export function useTranslationList(): TranslationList {
  const list = useListAddress<z.output<typeof listSchema>>(listSchema);
  const request = { ...list.state, pageSize, words: true };
  const query = useEditorQuery('listTranslations', request, { keepPrevious: true, alwaysFresh: true });
  return { ...list, query };
}

/** State of a history entry: the screen was opened from the list of translations. */
const stepsSchema = z.object({ translations: filterSchema });

/** @returns the filter of the list from which the user came; undefined if they did not come from one */
export const readSteps = (state: unknown): TranslationFilter | undefined =>
  stepsSchema.safeParse(state).data?.translations;

/** @returns what a link to an entry of the list passes on */
export const stepsFrom = ({ language, need, kind }: TranslationFilter): z.input<typeof stepsSchema> => ({
  translations: { language, need, kind },
});

/** @returns address of the list with a filter */
export function translationsUrl({ language, need, kind }: TranslationFilter): string {
  const filters = {
    ...(language === 'en-US' ? {} : { language }),
    ...(need && { need }),
    ...(kind && { kind }),
  };
  const search = new URLSearchParams(filters).toString();
  return `/editor/translations${search && `?${search}`}`;
}
