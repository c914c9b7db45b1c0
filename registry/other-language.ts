import type { ContentSource } from '#api/content-source.ts';
import { type Language, languages } from '#schemas/language.ts';
import { callWithDeadline } from './call-with-deadline.ts';
import type { OnlyIn, PageBlock, QueryResult } from './page-payload.ts';

interface OtherLanguageContext {
  source: ContentSource;
  language: Language;
  /** Of the page's blocks: what is left of it has to do. */
  deadline: AbortSignal;
  report: (reason: string) => void;
}

/** The calls that give one item by its id, and what their pages call it. */
const itemCalls = {
  newsDetail: 'article',
  articleDetail: 'article',
  albumDetail: 'item',
  activityAtlasDetail: 'item',
} as const;

const isItemCall = (call: string): call is keyof typeof itemCalls => Object.hasOwn(itemCalls, call);

/**
 * Looks for the item that a page is about, and that its language does not have, in the other language (decisions, section
 * 3): the same call once more.
 * @returns `undefined` when that language does not have it either, and when no answer can be had, which is reported.
 */
export async function findInOtherLanguage(
  block: PageBlock,
  { source, language, deadline, report }: OtherLanguageContext,
): Promise<OnlyIn | undefined> {
  const other = languages.find((candidate) => candidate !== language);
  const [asked] = Object.values(block.queries).flatMap(itemOf);
  if (!other || !asked) return undefined;
  const { call, id } = asked;
  const outcome = await callWithDeadline(source, { call, request: { id } }, { language: other, deadline });
  if (outcome.state === 'ready') return { language: other, what: itemCalls[call] };
  if (outcome.state !== 'missing') report(`call ${call} in ${other} ${outcome.reason}`);
  return undefined;
}

/** What a query asked for, when it asked for one item and nothing has its id. */
function itemOf({ state, key }: QueryResult) {
  const [, , call, request] = key;
  if (state !== 'missing' || !isItemCall(call)) return [];
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : undefined;
  return typeof id === 'string' && id !== '' ? [{ call, id }] : [];
}
