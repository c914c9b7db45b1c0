import { type ReactNode, useMemo } from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import { callEditor, useEditorQuery } from './api.ts';
import { type FieldServices, FieldServicesContext } from './fields/form-context.ts';
import { MediaPickerProvider, useMediaPicker } from './media/MediaPicker.tsx';

/** Provides forms with the media library, link targets and the content of sources. */
export const EditorFieldServices = ({ children }: { children: ReactNode }) => (
  <MediaPickerProvider>
    <Services>{children}</Services>
  </MediaPickerProvider>
);

/** Events that a field offers at once; typing narrows them down. */
const mostEvents = 50;

function Services({ children }: { children: ReactNode }) {
  const choose = useMediaPicker();
  const { data } = useEditorQuery('listPages', {});
  const services = useMemo(
    (): FieldServices => ({
      chooseMedia: (kind: MediaKind | undefined) => choose(kind),
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
    [choose, data],
  );
  return <FieldServicesContext value={services}>{children}</FieldServicesContext>;
}
