import * as z from 'zod';
import { eventReference } from './event-reference.ts';
import { label } from './label.ts';
import {
  address,
  aliases,
  countedPageOf,
  list,
  requiredAddress,
  requiredText,
  text,
} from './lenient-fields.ts';

/** Pictures of one event (specification, section 3). It holds both languages itself; `atlasPool` comes with the detail. */
export const activityAtlasSchema = aliases(
  { atlasNameCn: ['atlasNameEn'] },
  z.object({
    id: label(requiredText(), { zh: '编号', en: 'Id', widget: 'hidden' }),
    activityImg: label(address(), { zh: '封面', en: 'Cover', box: [843, 562] }),
    atlasNameCn: label(requiredText(), { zh: '活动名称', en: 'Name of the event' }),
    atlasNameEn: text(),
    activityDate: text(),
    hallNameCn: label(text(), { zh: '地点', en: 'Where' }),
    hallNameEn: text(),
    atlasPool: label(list(z.object({ url: label(requiredAddress(), { zh: '图片', en: 'Picture' }) })), {
      zh: '照片',
      en: 'Photographs',
    }),
    eventId: eventReference(),
  }),
);
export type ActivityAtlas = z.output<typeof activityAtlasSchema>;

export const activityAtlasPageSchema = countedPageOf(activityAtlasSchema);
