import { useState } from 'react';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { ListField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { ListRow } from './ListRow.tsx';
import { copyOf, seedOf } from './seed.ts';
import { fileOfItem, summaryOf } from './summary.ts';
import { useFileNames } from './use-file-names.ts';
import { useRows } from './use-rows.ts';

/** A list with one row per item. At most one row is expanded; drag and drop or buttons sort the rows. */
export function ListRows({ field, value, onChange, path, hideLabel = false }: FieldProps<ListField>) {
  const { language, t } = useForm();
  const { id, label, help, error } = useField({ field, path });
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  // An optional list becomes absent when its last item is removed.
  const write = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !field.required ? undefined : next);
  const { keys, open, setOpen, move } = useRows({ list, onChange: write, path });
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const files = useFileNames(list.map((item) => fileOfItem(field.item, item, language)));
  const nameOf = (index: number) =>
    files[index] ||
    summaryOf(field.item, list[index], language) ||
    t('item', { label: localise(field.item.label, language), number: index + 1 });
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= list.length) return;
    setSaid(t('movedTo', { item: nameOf(from), number: to + 1 }));
    move({ kind: 'move', from, to });
  };
  const remove = (at: number) => {
    setSaid(t('removed', { item: nameOf(at) }));
    move({ kind: 'remove', at });
  };
  const isFull = field.max !== undefined && list.length >= field.max;
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
      group
      aside={
        <span className="tnum text-badge text-ink-3">
          {list.length}
          {field.max !== undefined && ` / ${field.max}`}
        </span>
      }
    >
      <ol className="border-t border-line">
        {list.map((item, index) => (
          <ListRow
            key={keys[index]}
            field={field.item}
            value={item}
            path={[...path, index]}
            name={nameOf(index)}
            isOpen={open === keys[index]}
            onToggle={() => setOpen(open === keys[index] ? undefined : keys[index])}
            onChange={(next) => write(list.with(index, next))}
            {...(index > 0 ? { onUp: () => moveTo(index, index - 1) } : {})}
            {...(index < list.length - 1 ? { onDown: () => moveTo(index, index + 1) } : {})}
            {...(isFull
              ? {}
              : {
                  onDuplicate: () => move({ kind: 'duplicate', at: index, item: copyOf(field.item, item) }),
                })}
            {...(list.length > (field.min ?? 0) ? { onRemove: () => remove(index) } : {})}
            onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
            onDrop={() => dragged !== undefined && moveTo(dragged, index)}
          />
        ))}
      </ol>
      {isFull ? (
        <p className="text-badge text-ink-3">{t('atMost', { max: field.max ?? 0 })}</p>
      ) : (
        <Button
          small
          variant="text"
          className="-ml-3 justify-self-start"
          onClick={() => move({ kind: 'insert', at: list.length, item: seedOf(field.item) })}
        >
          <EditorIcon name="plus" />
          {t('addItem')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </ControlFrame>
  );
}
