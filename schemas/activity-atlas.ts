import * as z from 'zod';
import { address, aliases, countedPageOf, list, requiredAddress, requiredText, text } from './tolerant.ts';

/** Pictures of one event (specification, section 3). It holds both languages itself; `atlasPool` comes with the detail. */
export const activityAtlasSchema = aliases(
  { atlasNameCn: ['atlasNameEn'] },
  z.object({
    id: requiredText(),
    activityImg: address(),
    atlasNameCn: requiredText(),
    atlasNameEn: text(),
    activityDate: text(),
    hallNameCn: text(),
    hallNameEn: text(),
    atlasPool: list(z.object({ url: requiredAddress() })),
  }),
);
export type ActivityAtlas = z.output<typeof activityAtlasSchema>;

export const activityAtlasPageSchema = countedPageOf(activityAtlasSchema);
