import * as z from 'zod';
import { albums } from '#blocks/collection-source.ts';
import { label } from '#schemas/label.ts';

/** The albums of a gallery; the chosen one stands in the URL as `album`, the page of the list as `page`. */
export const galleryProps = z.object({
  /** Albums that are shown. */
  source: label(albums, { zh: '数据来源', en: 'Source' }),
});
