import type { StoryDefault } from '@ladle/react';
import { Bilingual, demoPicture } from '#tests/stories/bilingual.tsx';
import { ViewerPanel } from './ViewerPanel.tsx';
import type { ViewerView } from './viewer-view.ts';

export default { title: 'UI / viewer' } satisfies StoryDefault;

const names = ['hall-empty', 'hall-show', 'hall-outdoor', 'hero-concourse', 'news-auto-show'];

const can = { previous: true, next: true, zoomIn: true, zoomOut: false };

/** The viewer without its dialog, so that both languages can be seen. */
const show = (view: Partial<ViewerView>, count = names.length) => (
  <Bilingual>
    {(say, language) => (
      <div className="on-dark h-160 bg-night text-white">
        <ViewerPanel
          titleId={`title-${language}`}
          title={say('第十一届西部智能制造装备博览会', '11th Western Smart Manufacturing Expo')}
          photos={names
            .slice(0, count)
            .map((name, index) =>
              demoPicture(name, index === 1 ? say('布展完成的展厅', 'The hall with all stands built') : ''),
            )}
          view={{
            open: true,
            index: 1,
            zoom: 1,
            can,
            ...view,
          }}
          send={() => {}}
        />
      </div>
    )}
  </Bilingual>
);

export const FirstPhoto = () => show({ index: 0, can: { ...can, previous: false } });
export const LastPhoto = () => show({ index: 4, can: { ...can, next: false } });
export const TwiceItsSize = () => show({ zoom: 2, can: { ...can, zoomOut: true } });
export const AsLargeAsCanBe = () => show({ zoom: 3, can: { ...can, zoomIn: false, zoomOut: true } });
export const OnlyPhoto = () => show({ index: 0, can: { ...can, previous: false, next: false } }, 1);
