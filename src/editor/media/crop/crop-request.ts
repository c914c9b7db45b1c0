/** What a field asks the crop dialog. */
export interface CropRequest {
  /** The picture and the part of it that the field shows now. */
  reference: string;
  /** Size of the field's box, in CSS pixels. */
  box?: readonly [width: number, height: number] | undefined;
}

/** The same with the function that gets the new reference; undefined if the user cancels. */
export interface CropAnswer extends CropRequest {
  answer: (reference: string | undefined) => void;
}
