import { reduceHtml } from '../extensions.ts';
import type { PastedPicture } from './pictures.ts';

/**
 * Replaces the tokens of pasted pictures by their addresses.
 *
 * @param addressOf undefined if a picture has none
 * @param missing text in the place of a picture without an address; if it is undefined, the place is removed
 * @returns HTML that the editor preserves
 */
export function fillPictures(
  html: string,
  pictures: readonly PastedPicture[],
  addressOf: (picture: PastedPicture) => string | undefined,
  missing?: (picture: PastedPicture) => string,
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('img')) {
    const picture = pictures.find(({ token }) => token === element.getAttribute('src'));
    const address = picture && addressOf(picture);
    if (!picture) continue;
    if (address) element.setAttribute('src', address);
    else {
      const parent = element.parentElement;
      const text = body.ownerDocument.createElement('mark');
      text.textContent = missing?.(picture) ?? '';
      element.replaceWith(...(missing ? [text] : []));
      if (parent?.localName === 'p' && parent.childNodes.length === 0) parent.remove();
    }
  }
  return reduceHtml(body.innerHTML);
}
