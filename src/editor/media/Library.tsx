import { useState } from 'react';
import { sizeText } from '#lib/size-text.ts';
import { largestUpload } from '#schemas/editor/media.ts';
import { callEditor, useEditorQuery } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { ExportTable, readAll } from '../list/ExportTable.tsx';
import { SavedViews } from '../list/SavedViews.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useMomentText } from '../use-times.ts';
import { AltTable } from './AltTable.tsx';
import { ArrangeBar } from './ArrangeBar.tsx';
import { Folders } from './Folders.tsx';
import { formatText } from './format.ts';
import { CloseDetail, MediaDetail } from './MediaDetail.tsx';
import { MediaFilters, MediaGrid } from './MediaGrid.tsx';
import { mediaTexts } from './texts.ts';
import { DropArea, UploadButton, UploadList } from './UploadArea.tsx';
import { type MediaList, mediaListSchema, useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

const megabyte = 1_000_000;
const inMegabytes = {
  picture: largestUpload.picture / megabyte,
  video: largestUpload.video / megabyte,
  document: largestUpload.document / megabyte,
};

/** The media library: folders, search, upload, and the open file beside the list. */
export default function Library() {
  const t = useTranslate(mediaTexts);
  const list = useMediaList(useListAddress(mediaListSchema, 'file'));
  const { file: address } = list.state;
  const open = (file: string | undefined) => list.change({ file }, { replace: true });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { folders = [], tags = [] } = list.query.data ?? {};
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
            <Segments
              label={t('view')}
              value={list.state.show ?? 'thumbnails'}
              options={[
                { value: 'thumbnails', label: t('thumbnails') },
                { value: 'alt', label: t('altTable') },
              ]}
              onChange={(show) => list.change({ show: show === 'alt' ? 'alt' : undefined })}
            />
            <ExportMedia list={list} />
            <UploadButton onFiles={uploads.add} />
          </div>
        }
      >
        <div
          className={`grid h-full max-md:grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[13.5rem_minmax(0,1fr)] ${address ? 'md:grid-cols-[minmax(0,1fr)_25rem]! xl:grid-cols-[13.5rem_minmax(0,1fr)_25rem]!' : ''}`}
        >
          <div className={`grid min-h-0 min-w-0 ${address ? 'hidden xl:grid' : ''}`}>
            <Folders list={list} folders={folders} tags={tags} />
          </div>
          <div className={`relative min-h-0 min-w-0 overflow-y-auto p-5 ${address ? 'hidden md:block' : ''}`}>
            <SavedViews className="mb-4" />
            <UploadList uploads={uploads} />
            {ticked.size > 0 && <ArrangeBar ids={[...ticked]} onDone={() => setTicked(new Set())} />}
            {list.state.show === 'alt' ? (
              <AltTable
                list={list}
                ticked={ticked}
                onTick={(ids, isTicked) => setTicked((before) => withTicks(before, ids, isTicked))}
              />
            ) : (
              <>
                <p className="mb-4 text-badge leading-normal text-ink-3">{t('dropHint', inMegabytes)}</p>
                <MediaGrid list={list} chosen={address} onChoose={(item) => open(item.address)} />
              </>
            )}
          </div>
          {address && <OpenFile key={address} address={address} onClose={() => open(undefined)} />}
        </div>
      </Screen>
    </DropArea>
  );
}

/** Saves the files that match the filters as a table. */
function ExportMedia({ list: { request } }: { list: MediaList }) {
  const t = useTranslate(mediaTexts);
  const momentText = useMomentText();
  const read = async () => {
    const files = await readAll(100, (part) => callEditor('listMedia', { ...request, ...part }));
    return files.map((file) => [
      ...[file.name, t(file.kind), formatText(file), sizeText(file.bytes), file.address],
      ...[
        file.alt?.['zh-CN'] ?? '',
        file.alt?.['en-US'] ?? '',
        file.folder ?? '',
        file.tags?.join(', ') ?? '',
      ],
      ...[file.at ? momentText(file.at) : '', file.by ?? ''],
    ]);
  };
  const head = [
    'name',
    'kinds',
    'type',
    'size',
    'address',
    'altZh',
    'altEn',
    'folder',
    'tags',
    'date',
    'by',
  ] as const;
  return <ExportTable name="media" head={head.map((key) => t(key))} read={read} />;
}

function withTicks(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isTicked: boolean,
): ReadonlySet<string> {
  const others = [...before].filter((id) => !ids.includes(id));
  return new Set(isTicked ? [...others, ...ids] : others);
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
