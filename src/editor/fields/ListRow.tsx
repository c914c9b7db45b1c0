import { type DragEvent, useId } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { OutdatedBadge } from './LocalisedTextField.tsx';
import { Thumb } from './MediaBox.tsx';
import { pictureIn } from './summary.ts';
import { outdatedLanguagesIn } from './translation-status.ts';
import { fieldMark, pathName } from './value-paths.ts';

interface ListRowProps extends FieldProps {
  /** Short summary of the item. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined if the item cannot move up. */
  onUp?: () => void;
  onDown?: () => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
  /** Called when a drag of this row starts or ends. */
  onDrag: (isDragged: boolean) => void;
  /** Called when another row is dropped on this one. */
  onDrop: () => void;
}

/** The buttons of a row: icon, name and action. */
const tools = [
  ['up', 'moveUp', 'onUp'],
  ['down', 'moveDown', 'onDown'],
  ['copy', 'duplicate', 'onDuplicate'],
  ['trash', 'removeItem', 'onRemove'],
] as const;

/** An item of a list: a row that expands, with buttons to move, copy and remove it. */
export function ListRow({ field, value, onChange, path, name, isOpen, onToggle, ...acts }: ListRowProps) {
  const { t, edited, errors, FieldView } = useForm();
  const content = useId();
  const [outdated] = outdatedLanguagesIn(edited, path);
  const picture = pictureIn(field, value);
  const start = pathName(path);
  const isWrong = Object.keys(errors).some((at) => at === start || at.startsWith(`${start}.`));
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('text/x-row')) event.preventDefault();
  };
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData('text/x-row', start);
    event.stopPropagation();
    acts.onDrag(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    acts.onDrop();
  };
  return (
    <li className="border-b border-line" onDragOver={over} onDrop={drop} {...{ [fieldMark]: start }}>
      <div className="flex min-h-11 items-center">
        {/* Drag handle for pointers. Keyboard users have the buttons. */}
        <span
          aria-hidden="true"
          draggable
          onDragStart={begin}
          onDragEnd={() => acts.onDrag(false)}
          className="cursor-grab py-2 text-ink-3"
        >
          <EditorIcon name="drag" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={onToggle}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded px-1.5 text-left text-xs hover:text-teal"
        >
          {picture && (
            <span className="h-8 w-11 flex-none overflow-hidden rounded">
              <Thumb address={picture} />
            </span>
          )}
          <span className={`min-w-0 truncate ${isWrong ? 'text-danger' : ''}`}>{name}</span>
          {isWrong && <Icon name="warning" small className="text-danger" />}
          {outdated && <OutdatedBadge language={outdated} />}
        </button>
        {tools.map(([icon, label, act]) => (
          <ToolButton
            key={icon}
            className="w-7"
            icon={icon}
            label={t(label, { item: name })}
            onClick={acts[act]}
            disabled={!acts[act]}
          />
        ))}
      </div>
      <div id={content} hidden={!isOpen} className="pt-1 pb-4 pl-5">
        {/* The row above already names the item. */}
        {isOpen && <FieldView field={field} value={value} onChange={onChange} path={path} hideLabel />}
      </div>
    </li>
  );
}
