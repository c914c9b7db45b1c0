import { useMemo } from 'react';
import { ask, useAsk } from '../api.ts';
import type { FieldServices } from '../fields/services.ts';
import { useMediaPicker } from '../media/MediaPicker.tsx';

/** What fields ask of the rest of the editor: the library, the pages that links lead to, samples of sources. */
export function useFieldServices(): FieldServices {
  const choose = useMediaPicker();
  const pages = useAsk('listPages', {}).data?.pages;
  return useMemo(
    () => ({
      chooseMedia: async (kind) => (await choose(kind))?.address,
      ...(pages ? { pages } : {}),
      sample: ({ call, params }, language) => ask('sample', { call, params, language }),
    }),
    [choose, pages],
  );
}
