import type * as z from 'zod';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { isBlank } from '#blocks/is-blank.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { teaserProps } from './schema.ts';

export interface Teaser {
  title?: string | undefined;
  /** Background picture. */
  picture?: Picture | undefined;
  /** Address of the white icon in the ring. */
  icon?: string | undefined;
  code?: Picture | undefined;
  href?: string | undefined;
}

/** Full-width picture with a title and a link, for example to the VR tour (rule VR-01a). */
export default defineBlock({
  type: 'teaser',
  version: 1,
  isStatic: true,
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
    links: [{ label: { zh: '场馆展示', en: 'Halls and spaces' }, href: '/exhibitCenter/venue' }],
  },
  isEmpty,
  queries: (props, { config, picture }): { teaser: Query<Teaser> } => {
    const { source, title, img, icon, code, href } = props;
    if (!source)
      return {
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
    return { teaser: query('remoteConfig', { key }, { name: 'teaser', select }) };
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
