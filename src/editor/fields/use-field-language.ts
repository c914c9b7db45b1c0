import { useSearchParams } from 'react-router-dom';
import { type Language, languages } from '#schemas/language.ts';
import { useEditor } from '../context.tsx';

/** @returns the language of the field that the URL names (`?field=title&in=en-US`); without one that of the interface */
export function useFieldLanguage(): Language {
  const { language } = useEditor();
  const [params] = useSearchParams();
  const named = params.get('in');
  return languages.find((one) => one === named) ?? language;
}
