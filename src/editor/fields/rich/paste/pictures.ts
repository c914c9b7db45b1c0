import type { PasteNotes } from './notes.ts';

export interface PastedPicture {
  /** Its address in the converted HTML. */
  token: string;
  /** Empty if unknown. */
  alt: string;
  /** Its data URL; undefined if the clipboard has only an address, which is never fetched. */
  data: string | undefined;
  /** For the report. */
  address: string;
}

interface PictureOptions {
  rtf: string;
  origin: string;
  notes: PasteNotes;
}

/** Types that the library accepts. */
const embedded = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** Replaces the addresses of pictures by tokens. Pictures of this site remain; markers of one pixel go. */
export function convertPictures(body: HTMLElement, { rtf, origin, notes }: PictureOptions): PastedPicture[] {
  const all = [...body.querySelectorAll('img')];
  for (const picture of all.filter(isMarker)) picture.remove();
  const files = all.filter((picture) => !isMarker(picture) && isFile(addressOf(picture)));
  const data = files.length > 0 ? picturesOfRtf(rtf) : [];
  const pictures: PastedPicture[] = [];
  for (const picture of all) {
    if (isMarker(picture)) continue;
    const address = addressOf(picture);
    const alt = altOf(picture);
    if (address.startsWith(`${origin}/media/`) || /^\/media\//.test(address)) {
      picture.setAttribute('src', address.replace(origin, ''));
      notes.add('kept', 'pictures');
      continue;
    }
    const index = files.indexOf(picture);
    // If the counts differ, the order says nothing.
    const found = files.length === data.length ? data[index] : undefined;
    const own = embedded.test(address) ? address : found;
    const token = `paste:${pictures.length}`;
    picture.setAttribute('src', token);
    picture.setAttribute('alt', alt);
    const name = address.startsWith('data:') ? '' : shortAddress(address);
    pictures.push({ token, alt, data: own, address: index === -1 ? name : nameOf(address) });
    if (own) notes.add('kept', 'pictures');
    else if (/^https?:/i.test(address)) notes.add('lost', 'foreignPictures', name);
    else notes.add('lost', 'filePictures', alt || nameOf(name));
  }
  return pictures;
}

/** Pages that load their pictures late have the address in `data-src`. */
const addressOf = (picture: Element): string =>
  (picture.getAttribute('data-src') ?? picture.getAttribute('src') ?? '').trim();

const isFile = (address: string): boolean => /^(?:file:|[a-z]:[\\/])/i.test(address);

const isMarker = (picture: Element): boolean =>
  picture.getAttribute('width') === '1' || picture.getAttribute('height') === '1';

/** Office names pictures by number, or by a guess of their content that it marks as one. */
function altOf(picture: Element): string {
  const [line = ''] = (picture.getAttribute('alt') ?? '').trim().split('\n');
  return /^(?:图片|图像|picture|image|img)[\s_-]*\d*$/i.test(line) || line.length > 250 ? '' : line;
}

/** @returns an address without its scheme and query, for the report */
export const shortAddress = (address: string): string => {
  const url = URL.parse(address);
  return url && url.protocol !== 'file:' ? `${url.host}${url.pathname}` : address;
};

const nameOf = (address: string): string => address.split(/[\\/]/).at(-1) ?? '';

/**
 * Finds the pictures in RTF that Word puts on the clipboard beside its HTML, in which pictures are only addresses of
 * files. Word writes a picture as PNG or JPEG, and again as a metafile for programs that know neither.
 *
 * @returns data URLs, in the order of the document
 */
function picturesOfRtf(rtf: string): string[] {
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
