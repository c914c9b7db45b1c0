import { useRef } from 'react';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { olderLanguage, settle, touch } from './edited.ts';
import type { TextField } from './field-model.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { halvesOf, withHalf } from './leaf.ts';

/** Both halves of a text, and which of them is older; of a text in one language, that. */
export function usePair(props: FieldProps<TextField>) {
  const pair = useHalves(props);
  const { only = 'zh-CN' } = useForm();
  const { field, value, onChange } = props;
  if (field.localised) return pair;
  const text = typeof value === 'string' ? value : '';
  const write = (next: string) => {
    if (next !== text) onChange(next === '' && !field.required ? undefined : next);
  };
  return {
    older: undefined,
    halves: [{ language: only, text, older: false, onFocus: () => undefined, write }],
  };
}

function useHalves({ field, value, onChange, path }: FieldProps<TextField>) {
  const { edited, onEdited, only } = useForm();
  const older = olderLanguage(edited, path);
  // What is brought up to date stays so until the field is left, however much is typed.
  const settles = useRef<Language>(undefined);
  const halves = halvesOf(value);
  const write = (language: Language, text: string) => {
    if (halves[languageKey(language)] === text) return;
    onChange(withHalf(value, { language, text }, field.required));
    const now = new Date().toISOString();
    onEdited(
      settles.current === language ? settle(edited, path, now) : touch(edited, path, { language, now }),
    );
  };
  return {
    older,
    halves: languages
      .filter((language) => only === undefined || language === only)
      .map((language) => ({
        language,
        text: halves[languageKey(language)],
        older: older === language,
        onFocus: () => {
          settles.current = older === language ? language : undefined;
        },
        write: (text: string) => write(language, text),
      })),
  };
}
