import * as z from 'zod';
import { eventReference } from './event-reference.ts';
import { label } from './label.ts';
import { address, list, pageOf, requiredAddress, requiredText } from './lenient-fields.ts';

/** An album of a gallery (specification, section 3); `imageVOs` comes with the detail. */
export const albumSchema = z.object({
  id: label(requiredText(), { zh: '编号', en: 'Id', widget: 'hidden' }),
  atlasName: label(requiredText(), { zh: '相册名称', en: 'Name of the album' }),
  activityCoverUrl: label(address(), { zh: '封面', en: 'Cover', box: [843, 562] }),
  imageVOs: label(list(z.object({ address: label(requiredAddress(), { zh: '照片', en: 'Photograph' }) })), {
    zh: '照片',
    en: 'Photographs',
  }),
  eventId: eventReference(),
});
export type Album = z.output<typeof albumSchema>;

export const albumPageSchema = pageOf(albumSchema);
