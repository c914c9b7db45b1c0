import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import { mediaEndings, mediaTypes } from '#schemas/editor/media-types.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../texts.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { mediaTexts } from './texts.ts';

type TakeFiles = (files: Iterable<File>) => void;

/** Opens the file dialog of the operating system, with multiple selection. */
export function UploadButton({ kind, onFiles }: { kind?: MediaKind | undefined; onFiles: TakeFiles }) {
  const t = useWords(mediaTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedOf(kind)}
        aria-label={t('upload')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the user select the same file again.
          currentTarget.value = '';
        }}
      />
      <Button small onClick={() => input.current?.click()}>
        <EditorIcon name="upload" />
        {t('upload')}
      </Button>
    </>
  );
}

const acceptedOf = (kind: MediaKind | undefined): string =>
  mediaEndings
    .filter((ending) => kind === undefined || mediaTypes[ending].kind === kind)
    .flatMap((ending) => [`.${ending}`, mediaTypes[ending].type])
    .join(',');

/** Accepts files dropped anywhere in the window, and shows an overlay during the drag. */
export function DropArea({ onFiles, children }: { onFiles: TakeFiles; children: ReactNode }) {
  const t = useWords(mediaTexts);
  const held = useHeldFiles(onFiles);
  return (
    <>
      {children}
      {held && (
        <div className="pointer-events-none fixed inset-3 z-60 grid place-items-center rounded border-2 border-dashed border-teal bg-white/90">
          <p className="flex items-center gap-3 text-body font-medium text-teal-deep">
            <EditorIcon name="upload" />
            {t('dropHere')}
          </p>
        </div>
      )}
    </>
  );
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * True while files are dragged over the window. Prevents the browser from opening a dropped file in place of the
 * editor.
 */
function useHeldFiles(onFiles: TakeFiles): boolean {
  const [held, setHeld] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (holdsFiles(event)) act(event);
        },
        { signal: listening.signal },
      );
    on('dragover', (event) => {
      event.preventDefault();
      setHeld(true);
    });
    // `relatedTarget` is null only if the drag leaves the window, not if it enters a child.
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setHeld(false);
    });
    on('drop', (event) => {
      event.preventDefault();
      setHeld(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, []);
  return held;
}
