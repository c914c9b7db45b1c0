/** View of an album's download. */
export interface ZipView {
  state: 'idle' | 'running' | 'done' | 'failed';
  /** From 0 to 1; undefined if the size is unknown. */
  share: number | undefined;
  /** Received bytes. */
  received: number;
}

export const restingZip: ZipView = { state: 'idle', share: undefined, received: 0 };

/** Progress as text: `37%`, or `4.2 MB` if the size is unknown. */
export const zipProgress = ({ share, received }: ZipView): string =>
  share === undefined ? `${(received / 1e6).toFixed(1)} MB` : `${Math.floor(share * 100)}%`;
