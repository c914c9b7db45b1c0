import { defaultCover } from './picture-sources.ts';

/**
 * Replaces the broken pictures in HTML that React does not manage by the default cover, as `Picture` does (rule IMG-01).
 * @param root an element with pictures, some of which may have failed already
 * @returns stops watching
 */
export function watchPictures(root: Element): () => void {
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  // Errors of pictures do not bubble.
  root.addEventListener('error', fail, true);
  // A drawing without intrinsic size also has width 0, so only a picture that cannot be decoded counts.
  for (const image of root.querySelectorAll<HTMLImageElement>('picture > img'))
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
  return () => root.removeEventListener('error', fail, true);
}

function replace(image: HTMLImageElement): void {
  const picture = image.parentElement;
  if (!(picture instanceof HTMLPictureElement) || image.getAttribute('src') === defaultCover) return;
  for (const source of picture.querySelectorAll('source')) source.remove();
  picture.style.backgroundColor = '';
  for (const name of ['width', 'height']) image.removeAttribute(name);
  image.style.objectPosition = '';
  image.src = defaultCover;
}
