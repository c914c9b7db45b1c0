import type { ContentSource } from '#api/content-source.ts';
import { languages } from '#schemas/language.ts';
import { type CallConditions, callWithDeadline } from './call-with-deadline.ts';
import type { OnlyIn, PageBlock, QueryResult } from './page-payload.ts';

interface OtherLanguageContext extends CallConditions {
  source: ContentSource;
  report: (reason: string) => void;
}

/** Calls that return one item by its id, with the name of that kind of item. */
const itemCalls = {
  newsDetail: 'article',
  articleDetail: 'article',
  albumDetail: 'item',
  activityAtlasDetail: 'item',
} as const;

const isItemCall = (call: string): call is keyof typeof itemCalls => Object.hasOwn(itemCalls, call);

/**
 * If a page's item is missing in its language, makes the same call in the other language (decisions, section 3).
 *
 * @returns `undefined` if that language does not have it either, or if the call fails, which is reported
 */
export async function findInOtherLanguage(
  block: PageBlock,
  { source, report, ...conditions }: OtherLanguageContext,
): Promise<OnlyIn | undefined> {
  const other = languages.find((candidate) => candidate !== conditions.language);
  const [asked] = Object.values(block.queries).flatMap(itemOf);
  if (!other || !asked) return undefined;
  const { call, id } = asked;
  const outcome = await callWithDeadline(
    source,
    { call, request: { id } },
    { ...conditions, language: other },
  );
  if (outcome.state === 'ready') return { language: other, what: itemCalls[call] };
  if (outcome.state !== 'missing') report(`call ${call} in ${other} ${outcome.reason}`);
  return undefined;
}

/** Call and id of a query for one item that is missing. Undefined for other queries. */
function itemOf({ state, key }: QueryResult) {
  const [, call, request] = key;
  if (state !== 'missing' || !isItemCall(call)) return [];
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : undefined;
  return typeof id === 'string' && id !== '' ? [{ call, id }] : [];
}
