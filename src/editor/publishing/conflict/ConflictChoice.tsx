import { useId } from 'react';
import { deepEqual } from '#lib/deep-equal.ts';
import type { Entry } from '#schemas/entry.ts';
import { localise } from '#schemas/language.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { FieldLine, LanguageTag } from '../diff/FieldChange.tsx';
import { fieldDifferences } from '../diff/field-differences.ts';
import { fieldLabel } from '../diff/field-label.ts';
import { blockModel } from '../diff/models.ts';
import { type Choice, type Conflict, type ConflictPart, orderPart } from './conflict.ts';
import { conflictTexts } from './conflict-texts.ts';

interface ConflictChoiceProps {
  part: ConflictPart;
  conflict: Conflict;
  /** Whether both sides are this account. */
  isOwn: boolean;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** A conflicting part: both versions and the choice between them; for texts also both together. */
export function ConflictChoice({ part, conflict, isOwn, choice, onChoose }: ConflictChoiceProps) {
  const t = useTranslate(conflictTexts);
  const group = useId();
  const any = part.mine ?? part.theirs;
  const name = usePartName(part, conflict.mine);
  const choices: readonly Choice[] = ['theirs', 'mine', ...(part.both ? (['both'] as const) : [])];
  return (
    <li className="rounded border border-line">
      <fieldset>
        <legend className="sr-only">{t('field', { name })}</legend>
        <p className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 font-medium">
          {name}
          {any?.language && <LanguageTag language={any.language} />}
        </p>
        <div className="grid md:grid-cols-2 md:divide-x md:divide-line">
          {choices.map((one) => (
            <label
              key={one}
              className={`grid cursor-pointer content-start gap-2 px-4 py-3 has-[:checked]:bg-teal-tint ${one === 'both' ? 'border-t border-line md:col-span-2' : ''}`}
            >
              <span className="flex items-center gap-2 font-medium">
                <input
                  type="radio"
                  name={group}
                  checked={choice === one}
                  onChange={() => onChoose(one)}
                  className="size-4 accent-teal"
                />
                {t(isOwn ? `own.${one}` : one)}
              </span>
              <ChosenChanges part={part} conflict={conflict} choice={one} />
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function usePartName(part: ConflictPart, { kind, id }: Entry): string {
  const t = useTranslate(conflictTexts);
  const { language } = useEditor();
  const any = part.mine ?? part.theirs;
  if (part.name === orderPart) return t('order');
  if (any?.block) return localise(blockModel(any.block.type).name, language);
  const { names } = fieldLabel(any?.path ?? [], { name: { kind, id }, blockType: undefined }, language);
  return names.join(' › ');
}

interface ChosenChangesProps {
  part: ConflictPart;
  conflict: Conflict;
  choice: Choice;
}

/** The part after a choice. */
function ChosenChanges({ part, conflict, choice }: ChosenChangesProps) {
  const t = useTranslate(conflictTexts);
  const { base } = part;
  const its = part[choice];
  if (part.name === orderPart)
    return <Order names={its?.value} entry={choice === 'theirs' ? conflict.theirs : conflict.mine} />;
  if (deepEqual(base?.value, its?.value)) return <p className="text-ink-3">{t('untouched')}</p>;
  if (!its) return <p>{t('removedHere')}</p>;
  const { kind, id } = conflict.mine;
  return (
    <dl className="grid gap-2">
      {fieldDifferences({ before: base?.value, after: its.value }, its.path)
        .filter(({ path }) => !its.block || path[0] === 'props' || path[0] === 'type')
        .map((field) => (
          <FieldLine
            key={[...field.path, field.language].join(' ')}
            name={{ kind, id }}
            field={{ ...field, language: field.language ?? its.language }}
            blockType={its.block?.type}
          />
        ))}
    </dl>
  );
}

/** The names of the blocks in the order of one side. */
function Order({ names, entry }: { names: unknown; entry: Entry }) {
  const { language } = useEditor();
  const { blocks } = entry.data;
  const types = new Map(
    (Array.isArray(blocks) ? blocks : []).map((block: { id?: unknown; type?: unknown }) => [
      `block 0 ${String(block.id)}`,
      String(block.type),
    ]),
  );
  return (
    <ol className="list-inside list-decimal">
      {(Array.isArray(names) ? names : []).map((name) => (
        <li key={String(name)}>{localise(blockModel(types.get(String(name)) ?? '').name, language)}</li>
      ))}
    </ol>
  );
}
