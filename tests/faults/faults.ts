import { type CallName, calls } from '#schemas/calls.ts';
import { type Language, languageKey } from '#schemas/language.ts';

/** The faults of a call. First the faults without a response that a site could cache. */
export const faults = ['timeout', 'dropped', 'refused', 'malformed', 'empty', 'untranslated'] as const;
export type Fault = (typeof faults)[number];

/** Descriptions of the faults, for test titles. */
export const faultNames: Readonly<Record<Fault, string>> = {
  timeout: 'the response times out',
  dropped: 'the connection is dropped',
  refused: 'a result code other than 0',
  empty: 'a response without content',
  malformed: 'malformed JSON',
  untranslated: 'the language is missing',
};

/** The backend's message for people when it refuses. */
export const refusalText: Readonly<Record<Language, string>> = {
  'zh-CN': '系统正在维护，请稍后再试',
  'en-US': 'The system is being serviced, please come back later',
};

/** A response of the contract, successful or not. */
export interface Envelope {
  resultCode: number;
  message: string;
  data: unknown;
}

/** The forms of an empty response: no data, and for a list also a list without items. */
export function emptyAnswers(name: CallName): unknown[] {
  const { example, response } = calls[name];
  if ('pageNo' in example && name !== 'scheduleList') return [null, { list: [], total: 0, count: 0 }];
  return response.safeParse([]).success ? [null, []] : [null];
}

/** The response of a backend without texts in this language. */
export function untranslated(name: CallName, answer: Envelope, language: Language): Envelope {
  // Only the message of a receipt depends on the language.
  if ('creates' in calls[name]) return { ...answer, message: '' };
  if (name === 'remoteConfig') return { ...answer, data: withoutPart(answer.data, language) };
  const data = withoutTwins(answer.data, language);
  if (JSON.stringify(data) !== JSON.stringify(answer.data)) return { ...answer, data };
  // The backend selects texts by the language of the request, so there is no data.
  return { ...answer, data: emptyAnswers(name).at(-1) };
}

/** The config without the language's part of its JSON text. */
const withoutPart = (data: unknown, language: Language): unknown =>
  Array.isArray(data)
    ? data.map(({ key, value }) => {
        const { [languageKey(language)]: _gone, ...rest } = JSON.parse(value);
        return { key, value: JSON.stringify(rest) };
      })
    : data;

/** Names of English fields that have a Chinese counterpart: `menuNameEn`, `companyEnName`, `hallNameEn`. */
const english = /En(?=Name$|$)/;

/** Records with fields for both languages, without the texts of one. */
function withoutTwins(data: unknown, language: Language): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutTwins(item, language));
  if (typeof data !== 'object' || data === null) return data;
  const inEnglish = Object.keys(data).filter((name) => english.test(name));
  const inChinese = inEnglish.flatMap((name) => [name.replace(english, ''), name.replace(english, 'Cn')]);
  // A menu item has two Chinese names.
  const gone = new Set(language === 'en-US' ? inEnglish : [...inChinese, 'defaultName']);
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !gone.has(name))
      .map(([name, value]) => [name, withoutTwins(value, language)]),
  );
}
