interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`: how fast the connection is, whatever its kind. */
  effectiveType?: string;
}

/** Unknown in browsers other than Chromium's. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** @returns true if the visitor has asked the browser to save data */
export const savesData = (): boolean =>
  connection().saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

/** @returns true if nothing large may be loaded that the visitor has not asked for */
export const isScarce = (): boolean => savesData() || /2g|3g/.test(connection().effectiveType ?? '');
