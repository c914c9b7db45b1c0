import * as z from 'zod';
import { configSource } from '#blocks/call-source.ts';
import { linkProps } from '#blocks/link-props.ts';
import { label } from '#schemas/label.ts';

/** A further link, or a scene that visitors look around in. */
const teaserLink = linkProps.extend({
  /** Address of an equirectangular picture: the link opens it in place as a 360° view, without leaving the page. */
  panorama: label(z.string().optional(), {
    zh: '全景图',
    en: 'Panorama',
    help: { zh: '填写后，点击名称在原处打开全景', en: 'With one, the name opens it in place' },
    widget: 'picture',
    uncropped: true,
  }),
  /** First look of the panorama to the side, in degrees to the right of its middle. */
  yaw: label(z.number().min(-180).max(180).optional(), {
    zh: '初始水平角度',
    en: 'First look, to the side',
    help: { zh: '自画面中线向右，度', en: 'In degrees, to the right of the middle' },
  }),
});
export type TeaserLink = z.output<typeof teaserLink>;

/** A picture with a title that leads on: those of the VR config, or its own. */
export const teaserProps = z.object({
  /** The VR config, for everything that the block does not say itself. */
  source: label(configSource('official.vr.config').optional(), { zh: '数据来源', en: 'Source' }),
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Picture that fills the width. */
  img: label(z.string().optional(), { zh: '图片', en: 'Picture', widget: 'picture', box: [1440, 810] }),
  /** Drawing above the title. */
  icon: label(z.string().optional(), { zh: '图标', en: 'Icon', widget: 'icon' }),
  /** Picture of a code to scan. */
  code: label(z.string().optional(), {
    zh: '二维码',
    en: 'Code to scan',
    widget: 'picture',
    uncropped: true,
  }),
  /** Where the button leads. */
  href: label(z.string().optional(), { zh: '链接', en: 'Link', widget: 'link' }),
  /** A few characters above the title. */
  label: label(z.string().optional(), { zh: '眉题', en: 'Above the title' }),
  /** Text below the title. */
  text: label(z.string().optional(), { zh: '文字', en: 'Text', widget: 'longText' }),
  /** Large text in the ring on the picture, such as `360°`. */
  mark: label(z.string().max(6).optional(), {
    zh: '圆环文字',
    en: 'In the ring',
    help: { zh: '例如 360°', en: 'Such as 360°' },
  }),
  /** Text of the button. */
  linkLabel: label(z.string().min(1), { zh: '按钮文字', en: 'Label of the button' }),
  /** What the code is for. */
  codeNote: label(z.string().optional(), { zh: '二维码说明', en: 'What the code is for' }),
  /** Scenes and further links along the foot of the picture. The first scene is also opened by the ring. */
  links: label(z.array(teaserLink).max(5).default([]), { zh: '链接', en: 'Links' }),
});
