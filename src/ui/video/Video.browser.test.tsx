import { expect, it, vi } from 'vitest';
import { show } from '#tests/ui/show.tsx';
import { defaultCover } from '../picture/picture-sources.ts';
import { Video } from './Video.tsx';

const film = (src: string, poster?: string) => (
  <Video src={src} poster={poster ? { src: poster } : undefined} label="Film: the bay at dusk" />
);

it('[IMG-01] a video has its box before it loads, and always a poster', async () => {
  const { container } = show(film('/media/film.mp4'));
  const video = container.querySelector('video');
  expect(video?.preload).toBe('none');
  await expect.poll(() => video?.networkState).toBe(HTMLMediaElement.NETWORK_IDLE);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(defaultCover);
  const box = video?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

it('a video that cannot be played shows its poster and a message, in the same box', async () => {
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

it('[VID-01] a video plays on a click, and the one that played before pauses', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = show(
    <>
      {film('/media/one.mp4')}
      {film('/media/two.mp4')}
    </>,
  );
  const [one, two] = container.querySelectorAll('video');
  const [playOne, playTwo] = container.querySelectorAll('button');
  // One play button: the browser's own controls come when the video has begun.
  await expect.poll(() => [one?.controls, two?.controls]).toEqual([false, false]);
  const pause = one && vi.spyOn(one, 'pause');
  playOne?.click();
  expect(one?.play).toHaveBeenCalled();
  expect(document.activeElement).toBe(one);
  one?.dispatchEvent(new Event('play'));
  await expect.poll(() => playOne?.isConnected).toBe(false);
  expect([one?.controls, two?.controls]).toEqual([true, false]);
  playTwo?.click();
  two?.dispatchEvent(new Event('play'));
  expect(pause).toHaveBeenCalled();
  vi.restoreAllMocks();
});
