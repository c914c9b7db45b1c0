import type { StoryDefault } from '@ladle/react';
import { galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { demoPicture } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { Photos } from '../picture/Photos.tsx';
import { viewerViewOf } from './start-viewer.ts';
import { ViewerPanel } from './ViewerPanel.tsx';

export default { title: 'Machines / galleryViewer' } satisfies StoryDefault;

const names = ['hall-empty', 'hall-show', 'hall-outdoor', 'hero-concourse'];

/** Closed, the photos it opens from; open, the viewer without its dialog, so that both languages can be seen. */
const at = storiesOf({
  machine: galleryViewerMachine,
  show: ({ snapshot, say, language }) => {
    const title = say('开幕之前', 'Before the doors open');
    const photos = names.map((name) => demoPicture(name));
    const view = viewerViewOf(snapshot);
    if (!view.open)
      return (
        <div className="wrap py-8">
          <Photos photos={photos} title={title} />
        </div>
      );
    return (
      <div className="on-dark h-160 bg-night text-white">
        <ViewerPanel
          titleId={`viewer-${language}`}
          title={title}
          photos={photos}
          view={view}
          send={() => {}}
        />
      </div>
    );
  },
});

const album = { count: names.length, index: 1, zoom: 1 };

export const Closed = at('closed', () => album);
export const Open = at('open', () => album);
