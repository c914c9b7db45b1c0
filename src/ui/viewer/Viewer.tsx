import { useId, useLayoutEffect, useRef } from 'react';
import { viewerKey } from '#machines/gallery-viewer.ts';
import { ViewerPanel } from './ViewerPanel.tsx';
import type { ViewerProps } from './viewer-view.ts';

/**
 * Shows the photos of an album one by one, full screen (rule GAL-03). A native modal dialog: the browser traps the
 * focus and restores it.
 */
export function Viewer(props: ViewerProps) {
  const { open } = props.view;
  const { send } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Close it before it leaves the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    node.showModal();
    begin.current?.focus();
    return () => node.close();
  }, [open]);

  // After a click on an empty area no element has the focus; keys must work all the same.
  // Before the first frame, so that no key is lost that follows it.
  useLayoutEffect(() => {
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

/** These keys scroll an enlarged photo that has the focus, as in any scroll container. */
const movesPhoto = ({ key, target }: KeyboardEvent) =>
  /^(Arrow|Home|End)/.test(key) && target instanceof Element && target.matches('[data-enlarged]');
