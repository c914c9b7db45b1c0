import type { StoryDefault } from '@ladle/react';
import { Bilingual, demoPicture } from '#tests/stories/bilingual.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { PictureGallery, PictureGallerySkeleton } from './PictureGallery.tsx';

export default { title: 'Picture gallery' } satisfies StoryDefault;

const names = ['hall-show', 'hall-empty', 'hall-aisle', 'news-auto-show', 'hall-outdoor', 'hero-concourse'];

const show = (count: number) => (
  <Bilingual>
    {(say) => (
      <div className="wrap max-w-210! py-8">
        <PictureGallery
          photos={Array.from({ length: count }, (_, index) => demoPicture(names[index % names.length] ?? ''))}
          title={say('1 号展厅', 'Hall 1')}
        />
      </div>
    )}
  </Bilingual>
);

export const SixPictures = () => show(6);
export const FourPictures = () => show(4);
export const TwoPictures = () => show(2);
export const OnePicture = () => show(1);
export const NoPicture = () => show(0);
export const Hundreds = () => show(200);
export const Loading = () => (
  <Bilingual>
    {() => (
      <div className="wrap max-w-210! py-8">
        <Skeleton>
          <PictureGallerySkeleton />
        </Skeleton>
      </div>
    )}
  </Bilingual>
);
