import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { LoadingDialog } from '../../ui/LoadingPart.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { CropAnswer, CropPicture } from './crop-request.ts';

const CropContext = createContext<CropPicture | undefined>(undefined);

/** Requires a `CropProvider`. */
export function useCropPicture(): CropPicture {
  const crop = use(CropContext);
  if (!crop) throw new Error('useCropPicture: no CropProvider above this component; wrap it in one');
  return crop;
}

const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

/** Provides the crop dialog to its children and renders it. */
export function CropProvider({ children }: { children: ReactNode }) {
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
