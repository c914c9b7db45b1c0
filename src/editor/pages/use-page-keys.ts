import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.tsx';
import { stepped, useCanvasView } from './canvas-view.tsx';
import { usePageContext, useSelection } from './page-context.tsx';
import { usePageActions } from './use-page-actions.ts';

/** Keyboard shortcuts of the page editor. Ignores keys in fields, dialogs and menus and during IME composition. */
export function usePageKeys(root: HTMLElement | undefined): void {
  const { store } = usePageContext();
  const { selected, select, openField } = useSelection();
  const { view, change } = useCanvasView();
  const { language } = useEditor();
  const actions = usePageActions();

  const zoom = (by: -1 | 1) => {
    const shown = document.querySelector(`[${scaleMark}]`)?.getAttribute(scaleMark);
    change({ zoom: stepped(Number(shown ?? 1), by) });
  };

  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && !event.altKey) {
      if (key === 'z') return done(event.shiftKey ? store.redo() : store.undo());
      if (key === 'y') return done(store.redo());
      if (key === '+' || key === '=') return done(zoom(1));
      if (key === '-') return done(zoom(-1));
      if (key === '0') return done(change({ zoom: undefined }));
      if (key === 'v') return done(actions.paste());
      if (selected === undefined) return false;
      // If text is selected, the browser copies the text instead.
      if (key === 'c') return hasMarkedText(event) ? false : done(actions.copy(selected));
      if (key === 'd') return done(actions.duplicate(selected));
      return false;
    }
    if (key === 'f6') return done(focusPane(event.shiftKey ? -1 : 1));
    if (!isOnPage(event.target)) return false;
    if (key === '[') return done(change({ paletteFolded: !view.paletteFolded }));
    if (key === ']') return done(change({ panelFolded: !view.panelFolded }));
    if (selected === undefined) return false;
    if (key === 'enter' && !isButton(event.target))
      return done(openField({ block: selected, path: [], language }));
    if (key === 'delete' || key === 'backspace') return done(actions.remove(selected));
    if (event.altKey && key === 'arrowup') return done(actions.move(selected, -1));
    if (event.altKey && key === 'arrowdown') return done(actions.move(selected, 1));
    if (key === 'escape') return done(select(undefined));
    return false;
  });

  useEffect(() => {
    if (!root) return;
    const listen = (event: KeyboardEvent) => {
      // Puck's shortcuts on the document also act in fields and during IME composition.
      if (isPucks(event)) event.stopPropagation();
      if (event.isComposing || event.defaultPrevented || belongsElsewhere(event.target)) return;
      if (act(event)) event.preventDefault();
    };
    root.addEventListener('keydown', listen);
    return () => root.removeEventListener('keydown', listen);
  }, [root]);
}

const done = (_: unknown): true => true;

/** Attribute with the scale at which the page is shown. */
export const scaleMark = 'data-scale';

/** Attributes of a pane: F6 goes from one to the next, so that Tab need not walk through all of them. */
export const paneMark = 'data-pane';
export const pane = { [paneMark]: '', tabIndex: -1 } as const;

function focusPane(by: -1 | 1): void {
  const panes = [...document.querySelectorAll<HTMLElement>(`[${paneMark}]`)].filter(
    (one) => one.getClientRects().length > 0,
  );
  const now = panes.findIndex((one) => one.contains(document.activeElement));
  panes.at((now < 0 && by < 0 ? -1 : now + by) % panes.length)?.focus();
}

const isButton = (target: EventTarget | null): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('button, a, summary') !== null;

const isPucks = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? /^[zyi]$/i.test(key) : key === 'Delete' || key === 'Backspace';

/** Whether the focus is on the canvas, in the outline or nowhere: keys without Ctrl act on the block only there. */
const isOnPage = (target: EventTarget | null): boolean =>
  target !== null &&
  'ownerDocument' in target &&
  (target.ownerDocument !== document ||
    target === document.body ||
    (target instanceof Element && target.closest('[data-page-keys]') !== null));

const hasMarkedText = ({ view }: UIEvent): boolean => view?.getSelection()?.isCollapsed === false;

/** Detects fields by selectors, because `instanceof` fails for elements of the frame's window. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (!target || !('closest' in target) || typeof target.closest !== 'function') return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="menu"], [role="listbox"], [data-own-keys]',
    ) !== null
  );
}
