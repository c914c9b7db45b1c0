import type { ChainedCommands, Editor } from '@tiptap/core';
import { box } from '../../ui/box.ts';
import type { EditorIconName } from '../../ui/EditorIcon.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useComposed, useForm } from '../form-context.ts';
import type { FieldTextKey } from '../texts.ts';
import { type CellAlign, leaveTable, type SelectedTable, selectedTable } from './tables.ts';
import { walkTools } from './walk-tools.ts';

interface TableTool {
  name: FieldTextKey;
  icon: EditorIconName;
  isOn?: (table: SelectedTable) => boolean;
  act: (chain: ChainedCommands) => ChainedCommands;
}

const alignTool = (name: FieldTextKey, icon: EditorIconName, align: CellAlign): TableTool => ({
  ...{ name, icon },
  isOn: (table) => table.align === align,
  act: (chain) => chain.setCellAttribute('align', align ?? null),
});

/** Tools of a table, in the order of the bar. */
const tools: readonly TableTool[] = [
  { name: 'rowAbove', icon: 'row-above', act: (chain) => chain.addRowBefore() },
  { name: 'rowBelow', icon: 'row-below', act: (chain) => chain.addRowAfter() },
  { name: 'rowRemove', icon: 'row-remove', act: (chain) => chain.deleteRow() },
  { name: 'columnBefore', icon: 'column-before', act: (chain) => chain.addColumnBefore() },
  { name: 'columnAfter', icon: 'column-after', act: (chain) => chain.addColumnAfter() },
  { name: 'columnRemove', icon: 'column-remove', act: (chain) => chain.deleteColumn() },
  { name: 'mergeCells', icon: 'merge', act: (chain) => chain.mergeCells() },
  { name: 'splitCell', icon: 'split', act: (chain) => chain.splitCell() },
  {
    name: 'headRow',
    icon: 'head-row',
    isOn: ({ hasHeadRow }) => hasHeadRow,
    act: (chain) => chain.toggleHeaderRow(),
  },
  {
    name: 'headColumn',
    icon: 'head-column',
    isOn: ({ hasHeadColumn }) => hasHeadColumn,
    act: (chain) => chain.toggleHeaderColumn(),
  },
  alignTool('alignLeft', 'align-left', undefined),
  alignTool('alignCenter', 'align-center', 'center'),
  alignTool('alignRight', 'align-right', 'right'),
  { name: 'tableRemove', icon: 'trash', act: (chain) => chain.deleteTable() },
];

/** Tools and caption of the table that contains the selection. A single tab stop, and the caption. */
export function TableBar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useForm();
  const table = selectedTable(editor);
  const caption = useComposed(table?.caption ?? '', (next) =>
    editor.commands.updateAttributes('table', { caption: next }),
  );
  if (!table) return null;
  return (
    <div data-table-tools="" className="border-b border-line bg-mist">
      <div
        role="toolbar"
        aria-label={t('tableTools', { label })}
        onKeyDown={walkTools}
        className="flex flex-wrap"
      >
        {tools.map(({ name, icon, isOn, act }, index) => (
          <ToolButton
            key={name}
            className="w-7"
            icon={icon}
            label={t(name)}
            tabIndex={index === 0 ? 0 : -1}
            disabled={!act(editor.can().chain()).run()}
            {...(isOn ? { 'aria-pressed': isOn(table) } : {})}
            onClick={() => act(editor.chain().focus()).run()}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1.5 pb-1.5">
        <input
          aria-label={t('caption')}
          placeholder={t('caption')}
          className={`${box} h-9 min-w-40 flex-1`}
          {...caption}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.shiftKey) return;
            event.preventDefault();
            leaveTable(editor);
          }}
        />
        <p className="text-badge text-ink-3">{t('tableKeys')}</p>
      </div>
    </div>
  );
}
