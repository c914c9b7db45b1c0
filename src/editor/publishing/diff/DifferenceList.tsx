import { deepEqual } from '#lib/deep-equal.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import { localise } from '#schemas/language.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { differenceTexts } from './difference-texts.ts';
import type { Difference } from './differences.ts';
import { FieldLine } from './FieldChange.tsx';
import type { FieldDifference } from './field-differences.ts';
import { blockModel } from './models.ts';

interface DifferenceListProps {
  name: EntryName;
  /** The result of `differencesOf`. */
  differences: readonly Difference[];
}

/** Readable list of the changes between two versions of an entry, by block and field. */
export function DifferenceList({ name, differences }: DifferenceListProps) {
  const t = useTranslate(differenceTexts);
  if (differences.length === 0) return <p className="text-ink-3">{t('none')}</p>;
  return (
    <ul className="grid gap-3">
      {differences.map((difference) => (
        <li key={keyOf(difference)} className="rounded border border-line px-4 py-3 leading-normal">
          <DifferenceTitle difference={difference} />
          {difference.fields.some(tells(name, difference)) && (
            <dl className="mt-2 grid gap-2">
              {difference.fields.filter(tells(name, difference)).map((field) => (
                <FieldLine
                  key={[...field.path, field.language].join(' ')}
                  name={name}
                  field={field}
                  blockType={difference.block?.type}
                />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

const keyOf = (difference: Difference) =>
  difference.block ? `${difference.change} ${difference.position} ${difference.block.id}` : 'entry';

/** Hides fields that every entry has, and empty fields of a new one. */
const tells =
  ({ kind }: EntryName, { change, block, fields }: Difference) =>
  ({ path: [first, key], before, after }: FieldDifference): boolean => {
    if (!block && first === 'data' && entities[kind].derived?.some((one) => one === key)) return false;
    // A menu item usually stores its address twice.
    const isTwice = (one: FieldDifference) =>
      one.path[1] === 'defaultPath' && deepEqual(one.before, before) && deepEqual(one.after, after);
    if (kind === 'menu' && key === 'path' && fields.some(isTwice)) return false;
    return change !== 'added' || (first !== 'texts' && !isEmpty(after));
  };

const isEmpty = (value: unknown) =>
  value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

const tones: Record<Difference['change'], Tone> = { added: 'success', removed: 'danger', changed: 'info' };

function DifferenceTitle({ difference }: { difference: Difference }) {
  const t = useTranslate(differenceTexts);
  const { language } = useEditor();
  const { change, block, fields } = difference;
  const hasBadge = change !== 'changed' || fields.length > 0;
  const entryWord = { added: 'entryAdded', removed: 'entryRemoved', changed: 'ownFields' } as const;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {hasBadge && <Badge tone={tones[change]}>{t(change)}</Badge>}
      {block && difference.moved && <Badge tone="warning">{t('moved')}</Badge>}
      {block ? (
        <>
          <strong className="font-medium">{localise(blockModel(block.type).name, language)}</strong>
          <span className="text-ink-3">{t('position', { position: difference.position })}</span>
        </>
      ) : (
        <strong className="font-medium">{t(entryWord[change])}</strong>
      )}
    </p>
  );
}
