import type { EntryName } from '#schemas/editor/editorial.ts';
import { useEditor } from '../../context.tsx';
import { FieldChange } from './FieldChange.tsx';
import type { FieldDifference } from './field-differences.ts';
import { fieldLabel } from './field-label.ts';
import { LanguageTag } from './LanguageTag.tsx';
import { ParentChange } from './ParentChange.tsx';

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
