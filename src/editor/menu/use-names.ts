import type { Entry } from '#schemas/entry.ts';
import { useEditor } from '../context.tsx';
import { namesOf } from '../menu-tree/menu-tree.ts';
import { useWords } from '../texts.ts';
import { menuTexts } from './texts.ts';

/** Name of an item in the language of the interface, with the other language as fallback. */
export function useName(): (entry: Entry) => string {
  const { language } = useEditor();
  const t = useWords(menuTexts);
  return (entry) => {
    const { zh, en } = namesOf(entry);
    return (language === 'en-US' ? en || zh : zh || en) || t('unnamed');
  };
}
