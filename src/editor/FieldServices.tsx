import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { translateIn } from '#i18n/i18n.ts';
import type { MediaKind } from '#schemas/editor/media.ts';
import { callEditor, useEditorQuery } from './api.ts';
import { useEditor } from './context.tsx';
import { type FieldServices, FieldServicesContext } from './fields/form-context.ts';
import type { CropAnswer, CropPicture } from './media/crop/crop-request.ts';
import { MediaPickerProvider, useMediaPicker } from './media/MediaPicker.tsx';
import { refusalTexts } from './media/texts.ts';
import { sendFile, UploadError } from './media/use-uploads.ts';
import { LoadingDialog } from './ui/LoadingPart.tsx';
import { lazyPart } from './ui/lazy-part.ts';

/** Provides forms with the media library, link targets and the content of sources. */
export const EditorFieldServices = ({ children }: { children: ReactNode }) => (
  <MediaPickerProvider>
    <CropProvider>
      <Services>{children}</Services>
    </CropProvider>
  </MediaPickerProvider>
);

/** Events that a field offers at once; typing narrows them down. */
const mostEvents = 50;

function Services({ children }: { children: ReactNode }) {
  const choose = useMediaPicker();
  const cropPicture = useCropPicture();
  const { data } = useEditorQuery('listPages', {});
  const client = useQueryClient();
  const { language } = useEditor();
  const why = useMemo(() => translateIn(refusalTexts, language), [language]);
  const services = useMemo(
    (): FieldServices => ({
      chooseMedia: (kind: MediaKind | undefined) => choose(kind),
      cropPicture,
      addPicture: (picture) =>
        sendFile(picture, { onProgress: () => {}, signal: new AbortController().signal }).then(
          async ({ item }) => {
            await client.invalidateQueries({ queryKey: ['listMedia'] });
            return { address: item.address };
          },
          (error) => ({ problem: why(error instanceof UploadError ? error.problem : 'failed') }),
        ),
      nameOfFile: (address) =>
        callEditor('readMedia', { address }).then(
          ({ name }) => name,
          () => undefined,
        ),
      ...(data ? { pages: data.pages } : {}),
      findEvents: (search) =>
        callEditor('listEntries', {
          ...{ kind: 'schedule', sort: 'date', descending: true, pageSize: mostEvents },
          ...(search ? { search } : {}),
        }).then(({ items }) => items),
      sample: ({ call, params }, language) => callEditor('sample', { call, params, language }),
    }),
    [choose, cropPicture, data, client, why],
  );
  return <FieldServicesContext value={services}>{children}</FieldServicesContext>;
}

const CropContext = createContext<CropPicture | undefined>(undefined);

/** Requires a `CropProvider`. */
function useCropPicture(): CropPicture {
  const crop = use(CropContext);
  if (!crop) throw new Error('useCropPicture: no CropProvider above this component; wrap it in one');
  return crop;
}

const CropDialog = lazyPart(() => import('./media/crop/CropDialog.tsx'));

/** Provides the crop dialog to its children and renders it. */
function CropProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<CropAnswer>();
  const crop = useCallback<CropPicture>(
    (request) =>
      new Promise((resolve) => {
        setAsking({
          ...request,
          answer: (reference) => {
            setAsking(undefined);
            resolve(reference);
          },
        });
      }),
    [],
  );
  return (
    <CropContext value={crop}>
      {children}
      {asking && (
        <Suspense fallback={<LoadingDialog />}>
          <CropDialog {...asking} />
        </Suspense>
      )}
    </CropContext>
  );
}
