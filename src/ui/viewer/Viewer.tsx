import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { viewerKey } from '#machines/gallery-viewer.ts';
import { ViewerPanel } from './ViewerPanel.tsx';
import type { ViewerProps } from './viewer-view.ts';

/**
 * The photos of an album one by one, across the whole screen (rule GAL-03): a native modal dialog, so that the browser
 * keeps the focus inside and gives it back to where it was opened from.
 */
export function Viewer(props: ViewerProps) {
  const { open } = props.view;
  const { send } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    node.showModal();
    begin.current?.focus();
    return () => node.close();
  }, [open]);

  // A click on nothing leaves the focus nowhere: the keys are heard all the same.
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      const meant = viewerKey(event.key);
      if (!meant || event.altKey || event.ctrlKey || event.metaKey || movesPhoto(event)) return;
      event.preventDefault();
      send(meant);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, send]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) send({ type: 'close' });
      }}
      className="on-dark fixed inset-0 z-overlay m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-night p-0 text-white transition-opacity duration-slow backdrop:bg-night open:block starting:open:opacity-0"
    >
      {open && <ViewerPanel {...props} titleId={id} begin={begin} />}
    </dialog>
  );
}

/** In an enlarged photo that has the focus, these keys move it, as in any place that scrolls. */
const movesPhoto = ({ key, target }: KeyboardEvent) =>
  /^(Arrow|Home|End)/.test(key) && target instanceof Element && target.matches('[data-enlarged]');
