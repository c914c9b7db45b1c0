import { type Language, languageKey } from '#schemas/language.ts';
import type { serverZhCN } from './resources/server.zh-CN.ts';
import type { zhCN } from './resources/zh-CN.ts';

/**
 * Messages of one language by key, in the format of i18next: `{{name}}` is a parameter, `key_one` and `key_other` are
 * the plural forms of `key` (chosen by its parameter `count`), and the keys of a group are written `group.key`.
 */
export type Messages = Group<Group<Group<never>>>;
interface Group<Inner> {
  readonly [key: string]: string | Inner;
}

type Plural = 'one' | 'other';

/** The shape of the other languages of these Chinese messages; English has a singular form where Chinese has a plural one. */
export type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameMessages<T[K]>;
} & { readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_one` : never]: string };

/** Every key of these messages, such as `group.key`. */
export type MessageKey<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${K extends `${infer Base}_${Plural}` ? Base : K}`
    : MessageKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type ParametersIn<Message> = Message extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

type ParametersOf<T, Key extends string> = Key extends keyof T
  ? ParametersIn<T[Key]>
  : `${Key}_other` extends keyof T
    ? ParametersIn<T[`${Key}_other`]> | 'count'
    : Key extends `${infer Group}.${infer Rest}`
      ? Group extends keyof T
        ? ParametersOf<T[Group], Rest>
        : never
      : never;

/** The keys of the messages without parameters. */
export type PlainKey<T, Key extends MessageKey<T> = MessageKey<T>> = Key extends string
  ? [ParametersOf<T, Key>] extends [never]
    ? Key
    : never
  : never;

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/**
 * Returns a message by its key, with its parameters filled in.
 *
 * @throws {Error} when the key has no message
 * @example
 * t('list.page', { page: 2 }); // 'Page 2'
 */
export type TranslateFrom<T> = <Key extends MessageKey<T>>(
  key: Key,
  ...values: [ParametersOf<T, Key>] extends [never] ? [] : [Values<ParametersOf<T, Key>>]
) => string;

/** Messages in both languages. */
export interface LocalisedMessages<T> {
  readonly zh: T;
  readonly en: SameMessages<T>;
}

/**
 * Defines messages in both languages. A key that is missing in one language is a type error, and so is a plural form
 * that Chinese lacks.
 *
 * @returns its argument, with the literal types of the Chinese messages
 * @example
 * const texts = defineTexts({
 *   zh: { pages: '第 {{page}} 页' },
 *   en: { pages: 'Page {{page}}' },
 * });
 */
export const defineTexts = <const T extends Messages>(texts: {
  zh: T;
  en: SameMessages<NoInfer<T>>;
}): LocalisedMessages<T> => texts;

/** The messages of the site in one language. */
export type Texts = SameMessages<typeof zhCN>;
/** The messages that only the server uses. */
export type ServerTexts = SameMessages<typeof serverZhCN>;
export type Translate = TranslateFrom<typeof zhCN>;
export type PlainTextKey = PlainKey<typeof zhCN>;
export type PlainServerTextKey = PlainTextKey | PlainKey<typeof serverZhCN>;
/** The same on the server, including its own messages. */
export type ServerTranslate = Translate &
  TranslateFrom<typeof serverZhCN> &
  ((key: PlainServerTextKey) => string);

/** Translators by their messages: a component creates its own on every render. */
const translators = new WeakMap<Messages, ReturnType<typeof translatorOf>>();

/**
 * Creates `t()` for the messages of one language. A `t()` has one language and is never switched (decision 6).
 *
 * @returns the same function for the same messages
 * @example
 * const t = createTranslate<typeof mapZh>('en-US', mapEn);
 */
export function createTranslate<T extends Messages>(
  language: Language,
  messages: T | SameMessages<T>,
): TranslateFrom<T> {
  const translate = translators.get(messages) ?? translatorOf(language, messages);
  translators.set(messages, translate);
  return translate;
}

/**
 * @returns `t()` in one language for messages that exist in both
 * @example
 * translateIn(mailTexts, 'en-US')('reference'); // 'Reference'
 */
export const translateIn = <T extends Messages>(
  texts: LocalisedMessages<T>,
  language: Language,
): TranslateFrom<T> => createTranslate<T>(language, texts[languageKey(language)]);

function translatorOf(language: Language, messages: Messages) {
  const found = new Map<string, string | undefined>();
  const find = (key: string): string | undefined => {
    if (!found.has(key)) found.set(key, messageAt(messages, key));
    return found.get(key);
  };
  let plurals: Intl.PluralRules | undefined;
  const formOf = (count: number): string => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };
  return (key: string, values?: Values<string>): string => {
    const count = values?.count;
    const message = (count !== undefined && find(`${key}_${formOf(Number(count))}`)) || find(key);
    if (message === undefined) throw new Error(`No text for "${key}" in ${language}: add it to the texts`);
    return values ? message.replace(parameter, (_, name: string) => String(values[name] ?? '')) : message;
  };
}

const parameter = /\{\{(\w+)\}\}/g;

/** The message at a key such as `group.key`; undefined if there is none. */
function messageAt(messages: Messages, key: string): string | undefined {
  let at: string | Messages | undefined = messages;
  for (const part of key.split('.'))
    at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
