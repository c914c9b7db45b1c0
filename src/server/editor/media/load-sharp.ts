/**
 * Seconds after which work on a picture is broken off. The largest accepted picture takes two to ten, and sixty on a machine
 * that is ten times as slow.
 */
export const longestWork = 60;

/** Loads `sharp` at its first use: its native code takes 30 MB and a tenth of a start, and only editors need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The cache keeps the decoders of finished pictures: up to 300 MB for each of the last seven.
  sharp.cache(false);
  return sharp;
}
