import { useRef } from 'react';
import { isLocalised, type Language, type Localised, languageKey, languages } from '#schemas/language.ts';
import type { TextField } from './field-model.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { markEdited, markTranslated, outdatedLanguage, unmarkEdited } from './translation-status.ts';
import { pathName } from './value-paths.ts';

/**
 * The languages of a text field with their texts, and which of them is outdated. A field that is not localised has one
 * language.
 */
export function useLocalisedText(props: FieldProps<TextField>) {
  const localised = useLanguages(props);
  const { only = 'zh-CN' } = useForm();
  const { field, value, onChange } = props;
  if (field.localised) return localised;
  const text = typeof value === 'string' ? value : '';
  const write = (next: string) => {
    if (next !== text) onChange(next === '' && !field.required ? undefined : next);
  };
  return {
    outdated: undefined,
    languages: [{ language: only, text, isOutdated: false, onFocus: () => undefined, write }],
  };
}

function useLanguages({ field, value, onChange, path }: FieldProps<TextField>) {
  const { edited, onEdited, only } = useForm();
  const outdated = outdatedLanguage(edited, path);
  // Focusing the outdated language starts a translation, which ends when the field loses the focus.
  const translating = useRef<Language>(undefined);
  // The state before the first edit: typing the same text again, or undoing in the field, takes the edit back.
  const initial = useRef(new Map<Language, { text: string; time: string | undefined }>());
  const texts = textsOf(value);
  const write = (language: Language, text: string) => {
    const key = languageKey(language);
    if (texts[key] === text) return;
    onChange(withText(value, { language, text }, field.required));
    const before = initial.current.get(language);
    if (!before) initial.current.set(language, { text: texts[key], time: edited[pathName(path)]?.[key] });
    if (before?.text === text) return onEdited(unmarkEdited(edited, path, { language, time: before.time }));
    const now = new Date().toISOString();
    onEdited(
      translating.current === language
        ? markTranslated(edited, path, now)
        : markEdited(edited, path, { language, now }),
    );
  };
  return {
    outdated,
    languages: languages
      .filter((language) => only === undefined || language === only)
      .map((language) => ({
        language,
        text: texts[languageKey(language)],
        isOutdated: outdated === language,
        onFocus: () => {
          translating.current = outdated === language ? language : undefined;
        },
        write: (text: string) => write(language, text),
      })),
  };
}

/** Returns the text in both languages; a plain string counts for both. */
export function textsOf(value: unknown): Localised {
  if (typeof value === 'string') return { zh: value, en: value };
  if (typeof value !== 'object' || value === null || !isLocalised(value)) return { zh: '', en: '' };
  const text = (half: unknown) => (typeof half === 'string' ? half : '');
  return { zh: text(value.zh), en: text(value.en) };
}

interface LanguageText {
  language: Language;
  text: string;
}

/**
 * A localised value with another text in one language. An absent value stays absent while its texts are empty, and an
 * optional one becomes absent when both are empty. A plain string becomes localised as soon as the languages differ.
 */
export function withText(value: unknown, { language, text }: LanguageText, required = false): unknown {
  const texts = textsOf(value);
  const key = languageKey(language);
  if (texts[key] === text) return value;
  const isLocalisedValue = typeof value === 'object' && value !== null && isLocalised(value);
  // The stored order of the languages is preserved, so that an unchanged page stays the same to the byte.
  const next = isLocalisedValue ? { ...value, [key]: text } : { ...texts, [key]: text };
  return !required && next.zh === '' && next.en === '' ? undefined : next;
}
