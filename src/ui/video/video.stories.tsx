import type { StoryDefault } from '@ladle/react';
import { Bilingual, demoPicture } from '#tests/stories/bilingual.tsx';
import { Video } from './Video.tsx';

export default { title: 'Video' } satisfies StoryDefault;

/** With its poster, without one, and one that fails as soon as it is played. */
export const Films = () => (
  <Bilingual>
    {(say) => (
      <div className="wrap grid gap-gutter py-8 md:grid-cols-3">
        <Video
          src="/media/film-river.mp4"
          poster={demoPicture('hero-dusk')}
          label={say('视频：江湾黄昏', 'Film: the bay at dusk')}
        />
        <Video
          src="/media/film-hall.mp4"
          poster={undefined}
          label={say('视频：空场到开幕', 'Film: from bare floor to opening')}
        />
        <Video
          src="data:video/mp4;base64,AAAA"
          poster={demoPicture('hall-empty')}
          label={say('视频：损坏', 'Film: broken')}
        />
      </div>
    )}
  </Bilingual>
);
