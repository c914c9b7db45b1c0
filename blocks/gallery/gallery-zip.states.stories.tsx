import type { StoryDefault } from '@ladle/react';
import { galleryZipMachine } from '#machines/gallery-zip.ts';
import type { Say } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { ZipLink } from './AlbumZip.tsx';
import { zipViewOf } from './live/start-zip.ts';

export default { title: 'Machines / galleryZip' } satisfies StoryDefault;

const at = storiesOf({
  machine: galleryZipMachine,
  show: ({ snapshot, say }) => (
    <div className="wrap flex flex-wrap gap-8 py-6 text-xs">
      {[true, false].map((button) => (
        <ZipLink
          key={String(button)}
          view={zipViewOf(snapshot)}
          album={say('开幕之前', 'Before the doors open')}
          file={say('开幕之前.zip', 'Before the doors open.zip')}
          address="/media/logo-mark.svg"
          button={button}
          send={() => {}}
          preload={() => {}}
        >
          {button ? say('下载全部（zip）', 'Download all (zip)') : say('下载图集', 'Download album')}
        </ZipLink>
      ))}
    </div>
  ),
});

const after = (received: number, total: number | undefined) => (say: Say) => ({
  album: say('开幕之前', 'Before the doors open'),
  address: '/media/logo-mark.svg',
  received,
  total,
});

export const Idle = at('idle', after(0, undefined));
export const Running = at('running', after(7_400_000, 20_000_000));
export const RunningOfUnknownSize = at('running', after(7_400_000, undefined));
export const Done = at('done', after(20_000_000, 20_000_000));
export const Failed = at('failed', after(7_400_000, 20_000_000));
