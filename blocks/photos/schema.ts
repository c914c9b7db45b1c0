import * as z from 'zod';
import { callSource } from '#blocks/call-source.ts';
import { label } from '#schemas/label.ts';

/** The photographs of the activity whose id is in the URL. */
export const photosProps = z.object({
  /** The activity of the address. */
  source: label(
    callSource(
      'activityAtlasDetail',
      z.object({
        /** Route of the list of all activities. */
        listPath: label(z.string().startsWith('/'), { zh: '列表页', en: 'Page of the list' }),
      }),
    ),
    { zh: '数据来源', en: 'Source' },
  ),
});
