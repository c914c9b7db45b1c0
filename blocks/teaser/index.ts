import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { words } from '#schemas/words/words.ts';
import { defineBlock, given, type Query, query } from '../define.ts';
import { teaserProps } from './schema.ts';

export interface Teaser {
  title?: string | undefined;
  /** Behind everything. */
  picture?: Picture | undefined;
  /** Address of a white drawing, in the ring. */
  icon?: string | undefined;
  code?: Picture | undefined;
  href?: string | undefined;
}

/** One picture that fills the width, with a title and the way on: the VR tour, for example (rule VR-01a). */
export default defineBlock({
  type: 'teaser',
  version: 1,
  schema: teaserProps,
  palette: {
    group: 'layout',
    name: words('引导大图', 'Teaser'),
    help: words('一张通栏图片，引向 VR 等页面', 'A wide picture that leads on, to the VR tour for example'),
    sketch: 'statement',
  },
  example: {
    source: { call: 'remoteConfig', params: { key: 'official.vr.config' } },
    label: { zh: 'VR 看馆', en: 'VR tour' },
    text: { zh: '三百米展厅，尽在屏幕上。', en: 'Three hundred metres on your screen.' },
    mark: '360°',
    linkLabel: { zh: '开始看馆', en: 'Start the tour' },
    links: [{ label: { zh: '场馆展示', en: 'Halls and spaces' }, href: '/exhibitCenter/venue' }],
  },
  queries: ({ source, ...own }, { config, picture }): { teaser: Query<Teaser> } => {
    if (!source)
      return {
        teaser: given(
          own.title || own.img
            ? {
                title: own.title,
                picture: picture(own.img),
                icon: own.icon,
                code: picture(own.code),
                href: own.href,
              }
            : undefined,
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
    return { teaser: query('remoteConfig', { key }, { name: 'teaser', select }) };
  },
});
