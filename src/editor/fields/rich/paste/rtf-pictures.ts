/**
 * Finds the pictures in RTF that Word puts on the clipboard beside its HTML, in which pictures are only addresses of
 * files. Word writes a picture as PNG or JPEG, and again as a metafile for programs that know neither.
 *
 * @returns data URLs, in the order of the document
 */
export function picturesOfRtf(rtf: string): string[] {
  // What follows `\pict` begins with the properties of the picture. Its hexadecimal digits are the rest of its group.
  return rtf
    .split('\\pict')
    .slice(1)
    .flatMap((part) => {
      const type = part.includes('\\pngblip') ? 'png' : part.includes('\\jpegblip') ? 'jpeg' : undefined;
      const digits = type && lastDigits(part);
      return digits ? [`data:image/${type};base64,${toBase64(digits)}`] : [];
    });
}

/** The digits before the end of a group: `{\pict{\*\picprop …}\pngblip\bliptag12{\*\blipuid 0a…}89504e47…}`. */
function lastDigits(part: string): string | undefined {
  let depth = 0;
  let own = '';
  for (const piece of part.split(/([{}])/)) {
    if (piece === '{') depth += 1;
    else if (piece === '}') {
      if (depth === 0) break;
      depth -= 1;
    } else if (depth === 0) own += piece;
  }
  // Control words end at a space, a line break or the next backslash.
  const digits = own.replace(/\\[a-z]+-?\d*[ ]?/g, ' ').replace(/[^\da-f]/gi, '');
  return digits.length >= 16 && digits.length % 2 === 0 ? digits : undefined;
}

function toBase64(digits: string): string {
  let bytes = '';
  for (let at = 0; at < digits.length; at += 2)
    bytes += String.fromCharCode(Number.parseInt(digits.slice(at, at + 2), 16));
  return btoa(bytes);
}
