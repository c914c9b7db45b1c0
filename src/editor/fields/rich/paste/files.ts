import type { Converted } from './convert.ts';

/** Reads a file as a data URL. */
const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * Adds picture files of the clipboard: screenshots, which have no HTML, and single pictures copied from a web page, whose
 * HTML has only an address. Other programs add a picture of the whole text, which is not needed.
 */
export async function withFiles(converted: Converted, files: readonly File[]): Promise<Converted> {
  const [only] = converted.pictures;
  const data = await Promise.all(files.map(readFile));
  if (converted.html === '') {
    const pictures = data.map((url, index) => ({ token: `paste:${index}`, alt: '', data: url, address: '' }));
    return {
      ...{ source: 'picture', pictures },
      html: pictures.map(({ token }) => `<p><img src="${token}" alt=""></p>`).join(''),
      notes: [{ kind: 'kept', what: 'pictures', count: pictures.length, details: [] }],
    };
  }
  const isAlone = /^<p><img src="paste:0" alt="[^"<>]*"><\/p>$/.test(converted.html);
  if (!only || only.data || !isAlone || data.length !== 1) return converted;
  return {
    ...converted,
    pictures: [{ ...only, data: data[0] }],
    notes: [{ kind: 'kept', what: 'pictures', count: 1, details: [] }],
  };
}

/** @returns the file of a data URL, with the extension of its type */
export function fileOf(data: string, name: string): File {
  const [head = '', content = ''] = data.split(',');
  const type = head.slice('data:'.length).split(';')[0] ?? '';
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const ending = type === 'image/jpeg' || type === 'image/jpg' ? 'jpg' : type.slice('image/'.length);
  // Characters that the library refuses in names.
  return new File(
    [bytes],
    `${name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 80)}.${ending}`,
    { type },
  );
}
