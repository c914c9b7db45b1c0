import { expect, it } from 'vitest';
import { show } from '../../tests/ui/show.tsx';
import { defaultCover } from './picture-sources.ts';
import { Video } from './Video.tsx';

const film = (src: string, poster?: string) => (
  <Video src={src} poster={poster ? { src: poster } : undefined} label="Film: the bay at dusk" />
);

it('[IMG-01] a film has its box before anything of it is fetched, and a poster in any case', async () => {
  const { container } = show(film('/media/film.mp4'));
  const video = container.querySelector('video');
  expect(video?.preload).toBe('none');
  await expect.poll(() => video?.networkState).toBe(HTMLMediaElement.NETWORK_IDLE);
  expect(video?.getAttribute('poster')).toBe(defaultCover);
  const box = video?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

it('a film that cannot be played leaves its poster and says so, in the same box', async () => {
  const { container } = show(film('data:video/mp4;base64,AAAA', '/media/dusk.jpg'));
  const video = container.querySelector('video');
  const before = video?.getBoundingClientRect().toJSON();
  if (video) video.preload = 'auto';
  video?.load();
  await expect.poll(() => container.querySelector('[role=status]')?.textContent).toContain('cannot be shown');
  expect(container.querySelector('video')).toBeNull();
  expect(container.querySelector('img')).not.toBeNull();
  expect(container.firstElementChild?.getBoundingClientRect().toJSON()).toEqual(before);
});
