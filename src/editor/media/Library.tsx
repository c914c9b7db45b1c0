import { largestUpload } from '#schemas/editor/media.ts';
import { useEditorQuery } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { CloseDetail, MediaDetail } from './MediaDetail.tsx';
import { MediaFilters, MediaGrid } from './MediaGrid.tsx';
import { mediaTexts } from './texts.ts';
import { DropArea, UploadButton, UploadList } from './UploadArea.tsx';
import { mediaListSchema, useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

const megabyte = 1_000_000;
const inMegabytes = {
  picture: largestUpload.picture / megabyte,
  video: largestUpload.video / megabyte,
  document: largestUpload.document / megabyte,
};

/** The media library: search, upload, and the open file beside the list. */
export default function Library() {
  const t = useTranslate(mediaTexts);
  const list = useMediaList(useListAddress(mediaListSchema, 'file'));
  const { file: address } = list.state;
  const open = (file: string | undefined) => list.change({ file }, { replace: true });
  // Only the first of several uploads opens, and none while another file is open.
  const uploads = useUploads((item) =>
    list.change(({ file }) => ({ file: file ?? item.address }), { replace: true }),
  );
  return (
    <DropArea onFiles={uploads.add}>
      <Screen
        title={t('title')}
        bare
        actions={
          // Narrow screens show the open file alone.
          <div className={`flex flex-wrap items-center gap-3 ${address ? 'max-md:hidden' : ''}`}>
            <MediaFilters list={list} />
            <UploadButton onFiles={uploads.add} />
          </div>
        }
      >
        <div className={`grid h-full ${address ? 'md:grid-cols-[minmax(0,1fr)_25rem]' : ''}`}>
          <div className={`relative min-h-0 min-w-0 overflow-y-auto p-5 ${address ? 'hidden md:block' : ''}`}>
            <UploadList uploads={uploads} />
            <p className="mb-4 text-badge leading-normal text-ink-3">{t('dropHint', inMegabytes)}</p>
            <MediaGrid list={list} chosen={address} onChoose={(item) => open(item.address)} />
          </div>
          {address && <OpenFile key={address} address={address} onClose={() => open(undefined)} />}
        </div>
      </Screen>
    </DropArea>
  );
}

function OpenFile({ address, onClose }: { address: string; onClose: () => void }) {
  const query = useEditorQuery('readMedia', { address });
  if (query.data) return <MediaDetail item={query.data} onClose={onClose} />;
  return (
    <div className="grid content-start gap-2 border-line bg-white p-2 md:border-l">
      <div className="justify-self-end">
        <CloseDetail onClose={onClose} />
      </div>
      <QueryBoundary query={query}>{() => null}</QueryBoundary>
    </div>
  );
}
