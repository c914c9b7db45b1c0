/** The request of a field to crop its picture. */
export interface CropRequest {
  /** The picture and the part of it that the field shows now. */
  reference: string;
  /** Size of the field's box, in CSS pixels. */
  box?: readonly [width: number, height: number] | undefined;
}

/** Opens the crop dialog. Resolves to the new reference, or to undefined if the user cancels. */
export type CropPicture = (request: CropRequest) => Promise<string | undefined>;

/** The same with the function that gets the new reference; undefined if the user cancels. */
export interface CropAnswer extends CropRequest {
  answer: (reference: string | undefined) => void;
}
