import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { MediaItem, MediaKind } from '#schemas/editor/media.ts';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../context.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { MediaFilters, MediaGrid } from './MediaGrid.tsx';
import { mediaTexts } from './texts.ts';
import { DropArea, UploadButton, UploadList } from './UploadArea.tsx';
import { useLocalMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

/** Opens the media picker, optionally for one kind of file. Resolves to undefined if the user cancels. */
export type ChooseMedia = (kind?: MediaKind) => Promise<MediaItem | undefined>;

const PickerContext = createContext<ChooseMedia | undefined>(undefined);

/**
 * Requires a `MediaPickerProvider`.
 * @example const chooseMedia = useMediaPicker();
 */
export function useMediaPicker(): ChooseMedia {
  const choose = use(PickerContext);
  if (!choose) throw new Error('useMediaPicker: no MediaPickerProvider above this component; wrap it in one');
  return choose;
}

interface Asking {
  kind: MediaKind | undefined;
  answer: (item: MediaItem | undefined) => void;
}

/** Provides the media picker to its children and renders its dialog. */
export function MediaPickerProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>();
  const choose = useCallback<ChooseMedia>(
    (kind) =>
      new Promise((resolve) => {
        setAsking({
          kind,
          answer: (item) => {
            setAsking(undefined);
            resolve(item);
          },
        });
      }),
    [],
  );
  return (
    <PickerContext value={choose}>
      {children}
      {asking && <MediaPicker {...asking} />}
    </PickerContext>
  );
}

const titles = { picture: 'choosePicture', video: 'chooseVideo', document: 'chooseDocument' } as const;

/** The library as a dialog, to select or upload a file. */
function MediaPicker({ kind, answer }: Asking) {
  const t = useTranslate(mediaTexts);
  const list = useLocalMediaList(kind);
  const [chosen, setChosen] = useState<MediaItem>();
  const fits = (item: MediaItem) => kind === undefined || item.kind === kind;
  const uploads = useUploads((item) => fits(item) && setChosen(item));
  return (
    <DropArea onFiles={uploads.add}>
      <DialogBox
        title={t(kind ? titles[kind] : 'chooseFile')}
        size="wide"
        open
        onClose={() => answer(undefined)}
        actions={
          <>
            <p role="status" className="mr-auto self-center truncate text-xs text-ink-2">
              {chosen ? t('chosen', { name: chosen.name }) : t('noneChosen')}
            </p>
            <Button small disabled={!chosen} onClick={() => answer(chosen)}>
              {t('use')}
            </Button>
          </>
        }
      >
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <MediaFilters list={list} kindFixed={kind !== undefined} />
          <div className="ml-auto">
            <UploadButton kind={kind} onFiles={uploads.add} />
          </div>
        </div>
        <UploadList uploads={uploads} />
        <MediaGrid
          list={list}
          kindFixed={kind !== undefined}
          chosen={chosen?.address}
          onChoose={setChosen}
          onUse={answer}
        />
      </DialogBox>
    </DropArea>
  );
}
