import type { ContentSource } from '#api/content-source.ts';
import { readRequest } from '#api/read-request.ts';
import { type CallName, calls, type ReadCallName } from '#schemas/calls.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { entities } from '#schemas/entities.ts';
import { valueAt } from '#schemas/entry-title.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { done, type EditorResult, refuse } from '../handlers.ts';

/** Number of items in a sample. */
const shown = 4;

/** A sample of what a call returns to visitors: the total and the first items. */
export async function sample(
  { call, params, language }: ParsedEditorRequest<'sample'>,
  source: ContentSource,
): Promise<EditorResult<EditorAnswer<'sample'>>> {
  if (!isRead(call)) return refuse('invalid', { data: { errors: { call: 'is no call that reads' } } });
  const read = readRequest(call, params);
  if (!read.ok) return refuse('invalid', { data: { errors: read.errors } });
  const answer = await source.call(call, read.request, { language });
  if (!answer.ok) {
    const { kind, errors, message } = answer.failure;
    if (kind === 'missing') return done({ total: 0, items: [] });
    return refuse(kind === 'invalid' ? 'invalid' : 'failed', {
      data: { errors: errors ?? { call: message } },
    });
  }
  const { items, total } = itemsOf(answer.data);
  return done({ total, items: items.slice(0, shown).map((item) => describe(item, language)) });
}

const isRead = (name: string): name is ReadCallName => {
  if (!Object.hasOwn(calls, name)) return false;
  const row = calls[name as CallName];
  return !('creates' in row) && !('downloads' in row);
};

/** The items of an answer: a list, one page of it with the total, or a single item. */
function itemsOf(data: unknown): { items: readonly unknown[]; total: number } {
  if (Array.isArray(data)) return { items: data, total: data.length };
  if (!isRecord(data)) return { items: [], total: 0 };
  const { list, total, count, current } = data;
  if (Array.isArray(list)) {
    const all = [total, count].find((number) => typeof number === 'number');
    return { items: list, total: typeof all === 'number' ? all : list.length };
  }
  return { items: [current ?? data], total: 1 };
}

const kinds = Object.values(entities);

/** Title fields of items; the field of the requested language comes first. */
const titleFields = (language: Language) => [
  ...new Set(
    [language, ...languages].flatMap((some) =>
      kinds.flatMap(({ title }) => (title ? [localise(title, some)] : [])),
    ),
  ),
];

const picturePlaces = [...new Set(kinds.flatMap(({ pictures = [] }) => pictures))];

function describe(item: unknown, language: Language): { title: string; picture?: string } {
  if (!isRecord(item)) return { title: String(item) };
  const title =
    titleFields(language)
      .map((field) => item[field])
      .find(isText) ?? '';
  const picture = picturePlaces.map((place) => valueAt(item, place)).find(isText);
  return { title, ...(picture ? { picture } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
