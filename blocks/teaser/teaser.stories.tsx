import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { panoramaTexts } from '#i18n/panorama.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Teaser } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / teaser' } satisfies StoryDefault;

const teaserOf = (say: Say): Teaser => ({
  title: say('推开大门之前，先走进来看看', 'Walk in before the doors open'),
  picture: demoPicture('hero-concourse'),
  icon: '/media/logo-mark-white.svg',
  code: demoPicture('qr-sample', say('示例二维码', 'Sample code')),
  href: '/exhibitCenter/vr',
});

const show = (data: (say: Say) => BlockData<Teaser>, bare = false) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`teaser-${language}`}
        props={{
          linkLabel: say('进入全景看馆', 'Start the tour'),
          ...(bare
            ? { links: [] }
            : {
                label: say('全景看馆', 'VR tour'),
                text: say(
                  '从登录大厅到展厅与会议室，在屏幕上先走一遍。',
                  'From the concourse to the halls, on your screen.',
                ),
                mark: '360°',
                codeNote: say('手机扫码\n在 VR 眼镜中观看', 'Scan to view\nin a headset'),
                links: [
                  {
                    label: say('展厅', 'Exhibition hall'),
                    href: '/exhibitCenter/venue',
                    panorama: '/media/panorama-hall.jpg',
                  },
                  {
                    label: say('宴会厅', 'Ballroom'),
                    href: '/conventionCenter/meetingVenue',
                    panorama: '/media/panorama-ballroom.jpg',
                  },
                  { label: say('活动图集', 'Event gallery'), href: '/exhibitCenter/activityAtlas' },
                  { label: say('宣传视频', 'Videos'), href: '/document/promotionalMaterial' },
                ],
              }),
        }}
        data={{
          teaser: data(say),
          look: bare
            ? { state: 'missing' }
            : {
                state: 'ready',
                data: {
                  scenes: ['hall', 'ballroom'].map((room) => ({
                    src: `/media/panorama-${room}.jpg`,
                    yaw: 0,
                    pitch: 0,
                  })),
                  texts: panoramaTexts[languageKey(language)],
                },
              },
        }}
        first={false}
      />
    )}
  </Bilingual>
);

export const Tour = () => show((say) => ({ state: 'ready', data: teaserOf(say) }));
export const OnlyATitle = () =>
  show((say) => ({ state: 'ready', data: { title: teaserOf(say).title, href: '/exhibitCenter/vr' } }), true);
export const WithoutPicture = () =>
  show((say) => ({ state: 'ready', data: { ...teaserOf(say), picture: undefined } }));
export const LongTitle = () =>
  show((say) => ({
    state: 'ready',
    data: {
      ...teaserOf(say),
      title: say(
        '从江畔的登录大厅到四座无柱展厅，再到二十间会议室，先在屏幕上走完全程',
        'From the riverside concourse through four column-free halls to twenty meeting rooms, all of it on your screen first',
      ),
    },
  }));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
