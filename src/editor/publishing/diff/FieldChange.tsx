import type { Language } from '#schemas/language.ts';
import { useEditor } from '../../context.tsx';
import type { FieldModel } from '../../fields/field-model.ts';
import { useWords } from '../../texts.ts';
import { differenceTexts } from './difference-texts.ts';
import type { FieldDifference } from './field-differences.ts';
import { shownValue } from './shown-value.ts';
import { wordDifference } from './word-difference.ts';

interface FieldChangeProps {
  difference: FieldDifference;
  field: FieldModel | undefined;
}

/** The old and the new value in one line, with the changed words marked. */
export function FieldChange({ difference, field }: FieldChangeProps) {
  const { language } = useEditor();
  const t = useWords(differenceTexts);
  const { path, before, after } = difference;
  if (path[0] === 'texts') return <span>{t(after === true ? 'hasLanguage' : 'lacksLanguage')}</span>;
  const [old, now] = [before, after].map((value) => shownValue({ field, value, language }));
  if (old === now && old !== '') return <span className="text-ink-3">{t('markup')}</span>;
  return <Runs before={old ?? ''} after={now ?? ''} language={difference.language ?? language} />;
}

const marks = {
  removed: { look: 'bg-danger-surface text-danger line-through', word: 'deleted' },
  added: { look: 'bg-success-surface text-success no-underline', word: 'inserted' },
} as const;

function Runs({ before, after, language }: { before: string; after: string; language: Language }) {
  const t = useWords(differenceTexts);
  if (before === '' && after === '') return <span className="text-ink-3">{t('empty')}</span>;
  return (
    <span lang={language} className="break-words whitespace-pre-line">
      {wordDifference(before, after, language).map(({ text, at, change }) => {
        if (!change) return <span key={at}>{shortened(text)}</span>;
        const { look, word } = marks[change];
        const Mark = change === 'added' ? 'ins' : 'del';
        return (
          <Mark key={at} className={`rounded-[2px] px-0.5 ${look}`}>
            <span className="sr-only">{t(word)} </span>
            {text}
          </Mark>
        );
      })}
    </span>
  );
}

/** Shortens unchanged text to some context around the changes. */
const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 50)} … ${text.slice(-50)}` : text);
