/** What the download of an album shows of its machine. */
export interface ZipView {
  state: 'idle' | 'running' | 'done' | 'failed';
  /** From 0 to 1; undefined while nobody knows how much there is. */
  share: number | undefined;
  /** Bytes that have come. */
  received: number;
}

export const restingZip: ZipView = { state: 'idle', share: undefined, received: 0 };

/** How far it is, in words: `37%`, or `4.2 MB` where the whole is not known. */
export const zipProgress = ({ share, received }: ZipView): string =>
  share === undefined ? `${(received / 1e6).toFixed(1)} MB` : `${Math.floor(share * 100)}%`;
