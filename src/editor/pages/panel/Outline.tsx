import { type DragEvent, type KeyboardEvent, memo, useId, useState } from 'react';
import type { Person } from '#schemas/editor/presence.ts';
import { isSectionReference } from '#schemas/section.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { usePeopleAt } from '../../drafts/People.tsx';
import { summaryOf } from '../../fields/summary.ts';
import { pathOf } from '../../fields/value-paths.ts';
import { fieldLabel } from '../../publishing/diff/field-label.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { PersonMark, toneOf } from '../../ui/PersonMark.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { checkBlock } from '../model/block-check.ts';
import { modelOfBlock } from '../model/new-block.ts';
import type { PageItem } from '../model/stored-page.ts';
import { usePageContext, usePageItems, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { sectionTexts } from '../sections/section-texts.ts';
import { usePageActions } from '../use-page-actions.ts';

/**
 * The blocks of the page as a list: an alternative to dragging and an overview of a long page. Remembered, because the
 * settings beside it render at every key.
 */
export const Outline = memo(() => {
  const t = useTranslate(pageTexts);
  const items = usePageItems();
  const id = useId();
  const [drag, setDrag] = useState<Drag>();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-cap font-medium">
        {t('outline')}
      </h3>
      <p className="mt-1 text-badge leading-normal text-ink-3">
        {t(items.length ? 'outlineHelp' : 'emptyPage')}
      </p>
      <ol className="mt-2 border-t border-line">
        {items.map((item, index) => (
          <OutlineRow
            key={item.key}
            item={item}
            place={{ index, last: items.length - 1 }}
            drag={drag}
            onDrag={setDrag}
          />
        ))}
      </ol>
    </section>
  );
});

/** A block that is dragged, and the gap where it would land: above the row of this index. */
interface Drag {
  key: string;
  from: number;
  gap: number;
}

interface OutlineRowProps {
  item: PageItem;
  place: { index: number; last: number };
  drag: Drag | undefined;
  onDrag: (drag: Drag | undefined) => void;
}

function OutlineRow({ item, place: { index, last }, drag, onDrag }: OutlineRowProps) {
  const { catalogue } = usePageContext();
  const { select } = useSelection();
  const { language } = useEditor();
  const t = useTranslate(pageTexts);
  const ofSection = useTranslate(sectionTexts);
  const isSynced = isSectionReference(item.stored);
  const { nameOf, move, moveTo, remove } = usePageActions();
  const people = usePeopleAt(item.key);
  const name = nameOf(item.key);
  const { fits, definition, props } = checkBlock(item, catalogue);
  const summary = definition && props && summaryOf(modelOfBlock(definition), props, language);
  const removeRow = ({ currentTarget }: { currentTarget: Element }) => {
    if (!focusRow(currentTarget, 1)) focusRow(currentTarget, -1);
    remove(item.key);
  };
  const listen = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Delete') removeRow(event);
    else if (event.altKey && event.key === 'ArrowUp') move(item.key, -1);
    else if (event.altKey && event.key === 'ArrowDown') move(item.key, 1);
    else if (event.key === 'ArrowUp') focusRow(event.currentTarget, -1);
    else if (event.key === 'ArrowDown') focusRow(event.currentTarget, 1);
    else return;
    event.preventDefault();
  };
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData('text/x-block', item.key);
    event.dataTransfer.effectAllowed = 'move';
    onDrag({ key: item.key, from: index, gap: index });
  };
  const gapAt = ({ currentTarget, clientY }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return clientY < top + height / 2 ? index : index + 1;
  };
  const over = (event: DragEvent) => {
    if (!drag) return;
    event.preventDefault();
    const gap = gapAt(event);
    if (gap !== drag.gap) onDrag({ ...drag, gap });
  };
  const drop = (event: DragEvent) => {
    if (!drag) return;
    event.preventDefault();
    // The rows below the dragged one move up when it leaves its place.
    const gap = gapAt(event);
    moveTo(drag.key, gap > drag.from ? gap - 1 : gap);
    onDrag(undefined);
  };
  const isStill = drag && (drag.gap === drag.from || drag.gap === drag.from + 1);
  const line =
    !drag || isStill
      ? ''
      : drag.gap === index
        ? 'shadow-[inset_0_2px_0] shadow-brass'
        : drag.gap === index + 1 && index === last
          ? 'shadow-[inset_0_-2px_0] shadow-brass'
          : '';
  return (
    <li
      className={`flex items-center border-b border-line ${line} ${drag?.key === item.key ? 'bg-mist text-ink-3' : ''}`}
      data-outline-row={item.key}
      onDragOver={over}
      onDrop={drop}
    >
      {/* For pointers. With the keyboard, Alt with an arrow key moves the block. */}
      <span
        aria-hidden="true"
        draggable
        onDragStart={begin}
        onDragEnd={() => onDrag(undefined)}
        className="cursor-grab py-2 text-ink-3"
      >
        <EditorIcon name="drag" />
      </span>
      <button
        type="button"
        lang={language}
        onClick={() => select(item.key)}
        onKeyDown={listen}
        className="min-w-0 flex-1 truncate rounded py-2 text-left text-xs hover:text-teal"
      >
        <span className="tnum mr-2 text-ink-3">{index + 1}</span>
        {name}
        <span className="ml-2 text-badge text-ink-3">{summary}</span>
        {people.map((person) => (
          <PersonAtRow key={person.screen} person={person} blockType={item.block?.type} />
        ))}
      </button>
      {isSynced ? (
        <span
          role="img"
          aria-label={ofSection('synced')}
          title={ofSection('outlineHelp')}
          className="text-teal"
        >
          <EditorIcon name="sync" />
        </span>
      ) : (
        !fits && <Badge tone="danger">!</Badge>
      )}
      <ToolButton
        icon="up"
        label={`${t('moveUp')} · ${name}`}
        disabled={index === 0}
        onClick={() => move(item.key, -1)}
      />
      <ToolButton
        icon="down"
        label={`${t('moveDown')} · ${name}`}
        disabled={index === last}
        onClick={() => move(item.key, 1)}
      />
      <ToolButton icon="trash" label={`${t('removeBlock')} · ${name}`} onClick={removeRow} />
    </li>
  );
}

/** A colleague who edits the block, with the field. */
function PersonAtRow({
  person: { name, field },
  blockType,
}: {
  person: Person;
  blockType: string | undefined;
}) {
  const { kind, id } = usePageContext();
  const { language } = useEditor();
  const label =
    field === undefined
      ? []
      : fieldLabel(['props', ...pathOf(field)], { name: { kind, id }, blockType }, language).names;
  return (
    <span className={`mt-1 flex items-center gap-1.5 text-badge ${toneOf(name).text}`}>
      <PersonMark name={name} />
      <span className="truncate">{[name, ...label].join(' · ')}</span>
    </span>
  );
}

/**
 * Focuses the next or previous row.
 * @returns False if there is no such row.
 */
function focusRow(from: Element, by: -1 | 1): boolean {
  const row = from.closest('[data-outline-row]');
  const next = by < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  next?.querySelector('button')?.focus();
  return next != null;
}
