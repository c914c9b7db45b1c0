import type { EntryName } from '#schemas/editor/editorial.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { useEditorQuery } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import type { FieldModel } from '../../fields/field-model.ts';
import { Thumb } from '../../fields/MediaBox.tsx';
import { fileName } from '../../fields/summary.ts';
import { isUploaded } from '../../fields/use-file-names.ts';
import { menuRequest } from '../../menu-tree/use-menu.ts';
import { Badge } from '../../ui/Badge.tsx';
import { wordDifference } from './align.ts';
import { differenceTexts } from './difference-texts.ts';
import type { FieldDifference } from './field-differences.ts';
import { fieldLabel } from './field-label.ts';
import { shownValue } from './shown-value.ts';

interface FieldChangeProps {
  difference: FieldDifference;
  field: FieldModel | undefined;
}

/** The old and the new value in one line, with the changed words marked. */
export function FieldChange({ difference, field }: FieldChangeProps) {
  const { language } = useEditor();
  const t = useTranslate(differenceTexts);
  const { path, before, after } = difference;
  if (field && mediaKinds.includes(field.kind)) return <MediaChange before={before} after={after} />;
  // The names that such a field refers to are not shown anywhere.
  if (field?.kind === 'keyOf') return <span className="text-ink-3">{t('reference')}</span>;
  if (path[0] === 'texts') return <span>{t(after === true ? 'hasLanguage' : 'lacksLanguage')}</span>;
  const [old, now] = [before, after].map((value) => shownValue({ field, value, language }));
  if (old === now && old !== '') return <span className="text-ink-3">{t('markup')}</span>;
  return <Runs before={old ?? ''} after={now ?? ''} language={difference.language ?? language} />;
}

const mediaKinds: readonly FieldModel['kind'][] = ['picture', 'video', 'media', 'file'];

/** The old and the new file, each with its picture and its name in the library. */
function MediaChange({ before, after }: Pick<FieldDifference, 'before' | 'after'>) {
  const sides = [
    { change: 'removed', address: before },
    { change: 'added', address: after },
  ] as const;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {sides.map(
        ({ change, address }) =>
          typeof address === 'string' &&
          address !== '' && <File key={change} change={change} address={address} />,
      )}
    </span>
  );
}

function File({ change, address }: { change: keyof typeof marks; address: string }) {
  const t = useTranslate(differenceTexts);
  const { data } = useEditorQuery('readMedia', { address }, { enabled: isUploaded(address) });
  const { look, word } = marks[change];
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={`inline-flex items-center gap-2 rounded-[2px] pr-1 ${look}`}>
      <span className="sr-only">{t(word)} </span>
      <span className="h-8 w-12 overflow-hidden rounded empty:hidden">
        <Thumb address={address} />
      </span>
      {data?.name ?? (isUploaded(address) ? '…' : fileName(address))}
    </Mark>
  );
}

const marks = {
  removed: { look: 'bg-danger-surface text-danger line-through', word: 'deleted' },
  added: { look: 'bg-success-surface text-success no-underline', word: 'inserted' },
} as const;

function Runs({ before, after, language }: { before: string; after: string; language: Language }) {
  const t = useTranslate(differenceTexts);
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

interface FieldLineProps {
  name: EntryName;
  field: FieldDifference;
  blockType: string | undefined;
}

/** A changed field: its name, its old and its new value. */
export function FieldLine({ name, field: difference, blockType }: FieldLineProps) {
  const { language } = useEditor();
  const { names, field, language: twin } = fieldLabel(difference.path, { name, blockType }, language);
  const written = difference.language ?? twin;
  // Programs need it; editors never see it.
  if (field?.kind === 'key') return null;
  return (
    <div className="grid gap-x-4 gap-y-0.5 md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="flex flex-wrap items-start gap-1.5 text-ink-2">
        {names.join(' › ')}
        {written && <LanguageTag language={written} />}
      </dt>
      <dd>
        {name.kind === 'menu' && difference.path[1] === 'parentId' ? (
          <ParentChange difference={difference} />
        ) : (
          <FieldChange difference={difference} field={field} />
        )}
      </dd>
    </div>
  );
}

/** The names of the previous and the new parent of a menu item. */
function ParentChange({ difference }: { difference: FieldDifference }) {
  const t = useTranslate(differenceTexts);
  const { language } = useEditor();
  const { data } = useEditorQuery('listEntries', menuRequest);
  const nameOf = (id: unknown): string => {
    if (id === undefined || id === null || id === '') return t('firstLevel');
    const entry = data?.items.find((item) => item.id === String(id))?.entry;
    return (entry && (titleOf(entry, language) ?? titleOf(entry, 'zh-CN'))) ?? String(id);
  };
  const { before, after } = difference;
  return (
    <FieldChange
      difference={{ ...difference, before: nameOf(before), after: nameOf(after) }}
      field={undefined}
    />
  );
}

/** Tag with the native name of a language. */
export const LanguageTag = ({ language }: { language: Language }) => {
  const t = useTranslate(commonTexts);
  return <Badge>{t(languageKey(language))}</Badge>;
};
