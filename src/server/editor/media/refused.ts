import type { UploadRefusal } from '#schemas/editor/media.ts';

/** A file that is not taken. */
export interface Refused {
  refused: UploadRefusal;
}

export const refused = (reason: UploadRefusal): Refused => ({ refused: reason });

export const isRefused = (outcome: object): outcome is Refused => 'refused' in outcome;
