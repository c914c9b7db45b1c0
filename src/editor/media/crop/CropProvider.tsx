import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { CropAnswer, CropRequest } from './crop-request.ts';

/** Opens the crop dialog. Resolves to the new reference, or to undefined if the user cancels. */
export type CropPicture = (request: CropRequest) => Promise<string | undefined>;

const CropContext = createContext<CropPicture | undefined>(undefined);

/** Requires a `CropProvider`. */
export function useCropPicture(): CropPicture {
  const crop = use(CropContext);
  if (!crop) throw new Error('useCropPicture: no CropProvider above this component; wrap it in one');
  return crop;
}

const CropDialog = lazy(() => import('./CropDialog.tsx'));

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
        <Suspense fallback={null}>
          <CropDialog {...asking} />
        </Suspense>
      )}
    </CropContext>
  );
}
