import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wordsOfQuery } from '#lib/search-words.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { SearchGroup } from '#schemas/editor/search.ts';
import { callEditor } from '../api.ts';

/** Milliseconds after the last key before the server is asked. */
const pause = 60;

/** A question to the server: a query, and one group or the beginning of all. */
export interface SearchRequest {
  query: string;
  group?: SearchGroup | undefined;
  /** Results of the group, in parts of 20. */
  parts: number;
}

/** An answer with its question, so that everything in the list belongs to the same query. */
export interface SearchAnswer extends EditorAnswer<'search'> {
  request: SearchRequest;
  words: readonly string[];
}

const partSize = 20;

/**
 * The results of a query. They stay until those of the next query are complete, and never change while they are shown: the list
 * must not move under the pointer.
 */
export function useSearch(request: SearchRequest) {
  const waited = useWaited(request.query);
  const asked = { ...request, query: waited };
  const words = wordsOfQuery(waited);
  return useQuery<SearchAnswer>({
    queryKey: ['search', asked],
    queryFn: async () => ({ ...(await read(asked)), request: asked, words }),
    enabled: words.length > 0,
    placeholderData: (before) => (words.length > 0 ? before : undefined),
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function read({ query, group, parts }: SearchRequest): Promise<EditorAnswer<'search'>> {
  const answer = await callEditor('search', { query, ...(group ? { group } : {}) });
  if (!group) return answer;
  for (let part = 1; part < parts; part++) {
    const { results } = await callEditor('search', { query, group, offset: part * partSize });
    answer.results = joined(answer.results, results, group);
  }
  return answer;
}

type Results = EditorAnswer<'search'>['results'];

function joined(first: Results, next: Results, group: SearchGroup): Results {
  if (group === 'requests') {
    const items = [...(first.requests?.items ?? []), ...(next.requests?.items ?? [])];
    return { ...first, ...(first.requests ? { requests: { ...first.requests, items } } : {}) };
  }
  if (group === 'media')
    return { ...first, media: { ...first.media, items: [...first.media.items, ...next.media.items] } };
  return { ...first, [group]: { ...first[group], items: [...first[group].items, ...next[group].items] } };
}

function useWaited(value: string): string {
  const [waited, setWaited] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return waited;
}
