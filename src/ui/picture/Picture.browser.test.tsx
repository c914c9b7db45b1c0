import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { show } from '#tests/ui/show.tsx';
import { Picture } from './Picture.tsx';
import { defaultCover } from './picture-sources.ts';

const brokenBytes = 'data:image/png;base64,AAAA';
const drawing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
const sourceIn = (element: Element) => element.querySelector('img')?.getAttribute('src');

const picture = (src?: string) => (
  <Picture picture={src ? { src } : undefined} sizes="100vw" className="aspect-card w-40" priority />
);

it.each([
  ['missing', undefined],
  ['not found', '/media/there-is-no-such-picture.jpg'],
  ['broken', brokenBytes],
])(
  '[IMG-01] replaces a picture that is %s with the default cover, in the same box, permanently',
  async (_what, src) => {
    const { container } = show(picture(src));
    const box = () => container.querySelector('picture')?.getBoundingClientRect();
    const before = box();
    await expect.poll(() => sourceIn(container)).toBe(defaultCover);
    // This page does not serve the default cover either; its failure has no further effect.
    const image = container.querySelector('img');
    await pause();
    expect(sourceIn(container)).toBe(defaultCover);
    expect(container.querySelector('img')).toBe(image);
    expect(box()).toEqual(before);
  },
);

it('[IMG-01] replaces a picture that failed before hydration with the default cover', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picture(brokenBytes));
  await pause();
  const root = hydrateRoot(container, picture(brokenBytes));
  await expect.poll(() => sourceIn(container)).toBe(defaultCover);
  root.unmount();
});

it('[IMG-01] does not treat a drawing without intrinsic size as broken', async () => {
  const { container } = show(picture(drawing));
  await pause();
  expect(sourceIn(container)).toBe(drawing);
});
