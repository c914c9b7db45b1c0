import * as z from 'zod';
import { address, list, pageOf, requiredAddress, requiredText } from './tolerant.ts';

/** An album of a gallery (specification, section 3); `imageVOs` comes with the detail. */
export const albumSchema = z.object({
  id: requiredText(),
  atlasName: requiredText(),
  activityCoverUrl: address(),
  imageVOs: list(z.object({ address: requiredAddress() })),
});
export type Album = z.output<typeof albumSchema>;

export const albumPageSchema = pageOf(albumSchema);
