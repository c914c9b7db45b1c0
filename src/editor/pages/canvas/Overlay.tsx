import { useTranslate } from '../../context.tsx';
import { EditorIcon, type EditorIconName } from '../../ui/EditorIcon.tsx';
import { usePageItems } from '../page-context.tsx';
import { type PageTextKey, pageTexts } from '../page-texts.ts';
import { type PageActions, usePageActions } from '../use-page-actions.ts';
import { useCanvas } from './canvas-context.tsx';

interface OverlayProps {
  componentId: string;
  isSelected: boolean;
  hover: boolean;
}

/** Outline, name and actions of a block. Has the same size on the screen at every scale. */
export function Overlay({ componentId: key, isSelected, hover }: OverlayProps) {
  const { scale } = useCanvas();
  const actions = usePageActions();
  if (!isSelected && !hover) return null;
  return (
    <div className="relative h-full" style={{ zoom: 1 / scale }}>
      <div
        className={`absolute inset-0 ${isSelected ? 'border-2 border-teal' : 'border border-teal'}`}
        aria-hidden="true"
      />
      <p
        aria-hidden="true"
        className={`absolute left-0 rounded-t bg-teal px-2.5 py-1 text-cap leading-normal whitespace-nowrap text-white ${isSelected ? 'top-0 -translate-y-full' : 'top-0 rounded-t-none rounded-br'}`}
      >
        {actions.nameOf(key)}
      </p>
      {isSelected && <ActionBar block={key} actions={actions} />}
    </div>
  );
}

interface BarAction {
  text: PageTextKey;
  icon: EditorIconName;
  act: (actions: PageActions, key: string) => void;
}

const bar: readonly BarAction[] = [
  { text: 'moveUp', icon: 'up', act: ({ move }, key) => move(key, -1) },
  { text: 'moveDown', icon: 'down', act: ({ move }, key) => move(key, 1) },
  { text: 'duplicate', icon: 'copy', act: ({ duplicate }, key) => duplicate(key) },
  { text: 'copyBlock', icon: 'paste', act: ({ copy }, key) => void copy(key) },
  { text: 'removeBlock', icon: 'trash', act: ({ remove }, key) => remove(key) },
];

function ActionBar({ block, actions }: { block: string; actions: PageActions }) {
  const t = useTranslate(pageTexts);
  const items = usePageItems();
  const place = items.findIndex(({ key }) => key === block);
  return (
    <div
      role="toolbar"
      aria-label={t('actions', { name: actions.nameOf(block) })}
      className="pointer-events-auto absolute top-2 right-2 flex divide-x divide-line overflow-hidden rounded border border-line bg-white shadow-float"
    >
      {bar.map(({ text, icon, act }) => (
        <button
          key={text}
          type="button"
          title={t(text)}
          aria-label={t(text)}
          disabled={(text === 'moveUp' && place === 0) || (text === 'moveDown' && place === items.length - 1)}
          onClick={(event) => {
            // Puck treats a click that bubbles as a click outside every block.
            event.stopPropagation();
            act(actions, block);
          }}
          className="grid size-9 place-items-center text-ink hover:bg-teal-tint focus-visible:-outline-offset-2 disabled:bg-white disabled:text-faint"
        >
          <EditorIcon name={icon} className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
