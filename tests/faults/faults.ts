import { type CallName, calls } from '#schemas/calls.ts';
import { type Language, languageKey } from '#schemas/language.ts';

/**
 * What can go wrong with a call on its way, as visitors of the site meet it; first the faults after which there is no
 * answer that a site could remember.
 */
export const faults = ['timeout', 'dropped', 'refused', 'malformed', 'empty', 'untranslated'] as const;
export type Fault = (typeof faults)[number];

/** Each fault in words. */
export const faultNames: Readonly<Record<Fault, string>> = {
  timeout: 'no answer in time',
  dropped: 'the connection is dropped',
  refused: 'a code that is not 0',
  empty: 'an answer without content',
  malformed: 'malformed JSON',
  untranslated: 'the language is missing',
};

/** What the backend says to people when it refuses. */
export const refusalText: Readonly<Record<Language, string>> = {
  'zh-CN': '系统正在维护，请稍后再试',
  'en-US': 'The system is being serviced, please come back later',
};

/** An answer of the contract, good or not. */
export interface Envelope {
  resultCode: number;
  message: string;
  data: unknown;
}

/** The ways an answer may have no content: nothing at all, and where it is a list, one without items. */
export function emptyAnswers(name: CallName): unknown[] {
  const { example, response } = calls[name];
  if ('pageNo' in example && name !== 'scheduleList') return [null, { list: [], total: 0, count: 0 }];
  return response.safeParse([]).success ? [null, []] : [null];
}

/** The answer as a backend gives it that has nothing in this language. */
export function untranslated(name: CallName, answer: Envelope, language: Language): Envelope {
  // Only the message of a receipt is in a language.
  if ('creates' in calls[name]) return { ...answer, message: '' };
  if (name === 'remoteConfig') return { ...answer, data: withoutPart(answer.data, language) };
  const data = withoutTwins(answer.data, language);
  if (JSON.stringify(data) !== JSON.stringify(answer.data)) return { ...answer, data };
  // Its texts are chosen by the language of the request: then there is nothing to choose.
  return { ...answer, data: emptyAnswers(name).at(-1) };
}

/** A config whose JSON text has no part for the language. */
const withoutPart = (data: unknown, language: Language): unknown =>
  Array.isArray(data)
    ? data.map(({ key, value }) => {
        const { [languageKey(language)]: _gone, ...rest } = JSON.parse(value);
        return { key, value: JSON.stringify(rest) };
      })
    : data;

/** Names of fields in English, beside one of the same name in Chinese: `menuNameEn`, `companyEnName`, `hallNameEn`. */
const english = /En(?=Name$|$)/;

/** Records that hold both languages, without the texts of one. */
function withoutTwins(data: unknown, language: Language): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutTwins(item, language));
  if (typeof data !== 'object' || data === null) return data;
  const inEnglish = Object.keys(data).filter((name) => english.test(name));
  const inChinese = inEnglish.flatMap((name) => [name.replace(english, ''), name.replace(english, 'Cn')]);
  // A menu item has two names in Chinese.
  const gone = new Set(language === 'en-US' ? inEnglish : [...inChinese, 'defaultName']);
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !gone.has(name))
      .map(([name, value]) => [name, withoutTwins(value, language)]),
  );
}
