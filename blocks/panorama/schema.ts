import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** A picture that was taken all the way round, as a flat one whose width is twice its height (equirectangular). */
export const panoramaProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Address of the equirectangular picture. */
  img: label(z.string().min(1), { zh: '图片', en: 'Picture', widget: 'picture', uncropped: true }),
  /** Text below the picture. */
  caption: label(z.string().optional(), { zh: '说明', en: 'Caption' }),
  /** First look to the side, in degrees to the right of the middle of the picture. */
  yaw: label(z.number().min(-180).max(180).default(0), {
    zh: '初始水平角度',
    en: 'First look, to the side',
    help: { zh: '自画面中线向右，度', en: 'In degrees, to the right of the middle' },
  }),
  /** First look up or down, in degrees above the horizon. */
  pitch: label(z.number().min(-90).max(90).default(0), {
    zh: '初始俯仰角度',
    en: 'First look, up or down',
    help: { zh: '自地平线向上，度', en: 'In degrees, above the horizon' },
  }),
});
