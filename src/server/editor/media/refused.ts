import type { UploadRefusal } from '#schemas/editor/media.ts';

/** A refused upload. */
export interface Refused {
  refused: UploadRefusal;
}

export const refused = (reason: UploadRefusal): Refused => ({ refused: reason });

export const isRefused = (outcome: object): outcome is Refused => 'refused' in outcome;
