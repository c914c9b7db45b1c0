import { type ReactNode, useState } from 'react';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { useEditorQuery } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import type { EditTimes } from '../../fields/translation-status.ts';
import { textsOf } from '../../fields/use-localised-text.ts';
import { type Path, pathName, readAt } from '../../fields/value-paths.ts';
import { FieldChange, LanguageTag } from '../../publishing/diff/FieldChange.tsx';
import { fieldLabel } from '../../publishing/diff/field-label.ts';
import { shownValue } from '../../publishing/diff/shown-value.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { earlierState, type OutdatedText, outdatedTexts, pageKey, textsIn } from '../model/edited-marks.ts';
import { usePage, usePageContext, usePageItem } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';

interface TranslationDifferencesProps {
  /** Key of the block, or `pageKey`. */
  of: string;
  /** Undefined while the dialog is closed. */
  texts: readonly OutdatedText[] | undefined;
  onClose: () => void;
}

/** Compares the changes of the newer language with the text of the outdated one. */
export function TranslationDifferences({ of, texts, onClose }: TranslationDifferencesProps) {
  const t = useTranslate(pageTexts);
  return (
    <DialogBox title={t('differencesTitle')} open={texts !== undefined} onClose={onClose} size="wide">
      {texts && (
        <dl className="grid gap-5 leading-normal">
          {texts.map((text) => (
            <TextDifference key={text.path.join('.')} of={of} text={text} />
          ))}
        </dl>
      )}
    </DialogBox>
  );
}

interface TextDifferenceProps {
  of: string;
  text: OutdatedText;
}

function TextDifference({ of, text }: TextDifferenceProps) {
  const { kind, id } = usePageContext();
  const history = useEditorQuery('history', { kind, id });
  const stored = useEditorQuery('readEntry', { kind, id });
  return (
    <QueryBoundary query={history}>
      {({ versions }) => (
        <QueryBoundary query={stored}>
          {({ builtIn }) => {
            const earlier = earlierState({ versions, builtIn }, text.older);
            if (earlier && 'version' in earlier)
              return <SinceVersion id={earlier.version} of={of} text={text} />;
            return <Since entry={earlier?.entry} of={of} text={text} />;
          }}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

function SinceVersion({ id, ...rest }: TextDifferenceProps & { id: number }) {
  const version = useEditorQuery('readVersion', { id });
  return (
    <QueryBoundary query={version}>
      {({ entry }) => <Since entry={entry ?? undefined} {...rest} />}
    </QueryBoundary>
  );
}

function Since({ entry, of, text }: TextDifferenceProps & { entry: Entry | undefined }) {
  const { path, language: older } = text;
  const { language } = useEditor();
  const data = usePage((page) => page);
  const blockType = usePageItem(of)?.block?.type;
  const newer: Language = languages.find((one) => one !== older) ?? older;
  const half = (from: unknown, which: Language) => textsOf(readAt(from, path))[languageKey(which)];
  const [now, then] = [textsIn(data, of), entry && textsIn(entry.data, of)];
  const { kind, id } = usePageContext();
  const name = { kind, id } as const;
  const { names, field } = fieldLabel(
    [of === pageKey ? 'data' : 'props', ...path],
    { name, blockType },
    language,
  );
  const difference = { path, language: newer, before: half(then, newer), after: half(now, newer) };
  return (
    <div className="grid gap-2">
      <dt className="font-medium">{names.join(' › ')}</dt>
      <dd className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
        <span>
          <LanguageTag language={newer} />
        </span>
        <FieldChange difference={difference} field={field} />
      </dd>
      <dd className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 rounded bg-warning-surface py-2">
        <span>
          <LanguageTag language={older} />
        </span>
        <span lang={older} className="whitespace-pre-line">
          {shownValue({ field, value: half(now, older), language: older }) || '—'}
        </span>
      </dd>
    </div>
  );
}

interface Compared {
  /** Opens the comparison of one text, or of all outdated texts if `path` is undefined. */
  compare: (path?: Path) => void;
  dialog: ReactNode;
}

/** Compares the languages of a block, or of the page if `of` is `pageKey`. */
export function useTranslationDifferences(of: string, edited: EditTimes): Compared {
  const [texts, setTexts] = useState<readonly OutdatedText[]>();
  const compare = (path?: Path) =>
    setTexts(
      outdatedTexts(edited).filter((text) => path === undefined || pathName(text.path) === pathName(path)),
    );
  const dialog = <TranslationDifferences of={of} texts={texts} onClose={() => setTexts(undefined)} />;
  return { compare, dialog };
}
