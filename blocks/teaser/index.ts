import type * as z from 'zod';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { isBlank } from '#blocks/is-blank.ts';
import { type PanoramaTexts, panoramaTexts } from '#i18n/panorama.ts';
import { languageKey } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { type Scene, sceneOf } from '#ui/panorama/panorama-view.ts';
import { teaserProps } from './schema.ts';

export interface TeaserScenes {
  /** By the index of the link; undefined for a link without a panorama. */
  scenes: (Scene | undefined)[];
  texts: PanoramaTexts;
}

export interface Teaser {
  title?: string | undefined;
  /** Background picture. */
  picture?: Picture | undefined;
  /** Address of the white icon in the ring. */
  icon?: string | undefined;
  code?: Picture | undefined;
  href?: string | undefined;
}

/**
 * Full-width picture with a title and a link, for example to the VR tour (rule VR-01a). Its scenes open in place, as 360°
 * views.
 */
export default defineBlock({
  type: 'teaser',
  version: 1,
  schema: teaserProps,
  palette: {
    group: 'layout',
    name: { zh: '引导大图', en: 'Teaser' },
    help: {
      zh: '一张通栏图片，引向 VR 等页面',
      en: 'A wide picture that leads on, to the VR tour for example',
    },
    sketch: 'statement',
  },
  example: {
    source: { call: 'remoteConfig', params: { key: 'official.vr.config' } },
    label: { zh: 'VR 看馆', en: 'VR tour' },
    text: { zh: '三百米展厅，尽在屏幕上。', en: 'Three hundred metres on your screen.' },
    mark: '360°',
    linkLabel: { zh: '开始看馆', en: 'Start the tour' },
    links: [
      {
        label: { zh: '展厅', en: 'A hall' },
        href: '/exhibitCenter/venue',
        panorama: '/media/panorama-hall.jpg',
      },
    ],
  },
  isEmpty,
  queries: (props, { config, picture, language }): { teaser: Query<Teaser>; look: Query<TeaserScenes> } => {
    const { source, title, img, icon, code, href, links } = props;
    const scenes = links.map(({ panorama, yaw = 0 }): Scene | undefined => {
      const shown = isBlank(panorama) ? undefined : picture(panorama);
      return shown && sceneOf(shown, { yaw, pitch: 0 });
    });
    const look = staticData(
      scenes.some(Boolean) ? { scenes, texts: panoramaTexts[languageKey(language)] } : undefined,
    );
    if (!source)
      return {
        look,
        teaser: staticData(
          isEmpty(props) ? undefined : { title, picture: picture(img), icon, code: picture(code), href },
        ),
      };
    const { key } = source.params;
    const select = (answer: RemoteConfigAnswer): Teaser | undefined => {
      const vr = config(key, answer);
      return (
        vr && {
          title: vr.headTitle,
          picture: picture(vr.assistImage),
          icon: vr.homeIcon,
          code: picture(vr.qrCode),
          href: vr.homeJumpUrl,
        }
      );
    };
    return { look, teaser: query('remoteConfig', { key }, { name: 'teaser', select }) };
  },
  texts: ({ text }, { teaser }) => ({
    prose: [{ text }],
    items: teaser.state === 'ready' ? [{ title: teaser.value.title }] : [],
  }),
});

/** Labels without a link or code are no content. */
function isEmpty({ source, links, ...own }: z.output<typeof teaserProps>): boolean {
  const { title, label, text, mark, img, icon, code, href } = own;
  return (
    source === undefined &&
    links.length === 0 &&
    [title, label, text, mark, img, icon, code, href].every(isBlank)
  );
}
