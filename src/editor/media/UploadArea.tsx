import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import { mediaEndings, mediaTypes } from '#schemas/editor/media-types.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '../context.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { mediaTexts, refusalTexts } from './texts.ts';
import type { Upload, Uploads } from './use-uploads.ts';

type TakeFiles = (files: Iterable<File>) => void;

/** Opens the file dialog of the operating system, with multiple selection. */
export function UploadButton({ kind, onFiles }: { kind?: MediaKind | undefined; onFiles: TakeFiles }) {
  const t = useTranslate(mediaTexts);
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
  const t = useTranslate(mediaTexts);
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

const textButton = 'rounded px-2 py-1 text-badge font-medium text-teal hover:underline';

/** The uploads with their progress and result. Renders nothing before the first upload. */
export function UploadList({ uploads: { uploads, cancel, again, clear } }: { uploads: Uploads }) {
  const t = useTranslate(mediaTexts);
  if (uploads.length === 0) return null;
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const [duplicates, refused] = [count('duplicate'), count('refused')];
  const open = count('waiting') + count('sending');
  const done = uploads.length - open;
  // What succeeded needs no line any more once all have finished.
  const shown = open > 0 ? uploads : uploads.filter(({ state }) => state !== 'taken');
  return (
    <section aria-label={t('uploads')} className="mb-5 rounded border border-line bg-white">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
        <p role="status" className="text-cap font-medium">
          {open > 0
            ? t('summary', { done, all: uploads.length })
            : t('report', { all: uploads.length, taken: count('taken') })}
          {duplicates > 0 && (
            <span className="text-warning">{t('reportDuplicates', { count: duplicates })}</span>
          )}
          {refused > 0 && <span className="text-danger">{t('reportRefused', { count: refused })}</span>}
        </p>
        <button type="button" className={textButton} onClick={clear} disabled={done === 0}>
          {t('clearDone')}
        </button>
      </div>
      <ul className="relative max-h-96 divide-y divide-line overflow-y-auto">
        {shown.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onCancel={() => cancel(upload.id)}
            onAgain={() => again(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onAgain: () => void;
}

const tones: Readonly<Record<Upload['state'], string>> = {
  waiting: 'text-ink-3',
  sending: 'text-ink-2',
  taken: 'text-success',
  duplicate: 'text-warning',
  refused: 'text-danger',
  cancelled: 'text-ink-3',
};

function UploadRow({ upload, onCancel, onAgain }: UploadRowProps) {
  const t = useTranslate(mediaTexts);
  const { file, state, share } = upload;
  const pending = state === 'waiting' || state === 'sending';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2">
      <div className="grid gap-1">
        <p className="truncate text-cap">{file.name}</p>
        {state === 'sending' && (
          <progress value={share} aria-label={file.name} className="h-1 w-full accent-teal" />
        )}
        <p className={`flex gap-1.5 text-badge leading-normal ${tones[state]}`}>
          {state === 'refused' && <Icon name="warning" small className="size-4 flex-none" />}
          <UploadState upload={upload} />
        </p>
      </div>
      {pending && <ToolButton icon="trash" label={t('cancel', { name: file.name })} onClick={onCancel} />}
      {mayHelp(upload) && (
        <button type="button" className={textButton} onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </li>
  );
}

/** True if a retry can succeed. */
const mayHelp = ({ state, problem = 'failed' }: Upload): boolean =>
  state === 'cancelled' || (state === 'refused' && ['offline', 'failed', 'signedOut'].includes(problem));

function UploadState({ upload: { state, share, problem = 'failed' } }: { upload: Upload }) {
  const t = useTranslate(mediaTexts);
  const why = useTranslate(refusalTexts);
  if (state === 'refused') return <span role="alert">{why(problem)}</span>;
  if (state !== 'sending') return t(state);
  return share < 1 ? t('sending', { percent: Math.round(share * 100) }) : t('checking');
}
