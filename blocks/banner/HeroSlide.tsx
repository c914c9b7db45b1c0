import { useTexts } from '#i18n/context.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { preloadPicture } from '#ui/picture/picture-sources.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { HeroVideo } from './HeroVideo.tsx';
import type { Slide } from './index.ts';
import type { BannerControl } from './use-banner.ts';

interface HeroSlideProps {
  slide: Slide;
  position: number;
  count: number;
  shown: boolean;
  priority: boolean;
  banner: BannerControl;
}

/** A pixel less than the screen: what fills all of it counts as a background, and its paint is not measured. */
const box = 'absolute inset-x-0 top-0 bottom-px';

/** The picture is cropped to the box's height on phones, and to either side on a desktop. */
const sizes = '(max-width: 967px) 800px, max(100vw, 178vh)';

/** The picture or film of one slide. Pictures that are not shown are fetched when the page has come to life. */
export function HeroSlide({ slide, position, count, shown, priority, banner }: HeroSlideProps) {
  const { t } = useTexts();
  const hydrated = useHydrated();
  const { picture, video, href, newTab } = slide;
  if (priority && picture) preloadPicture(picture, sizes);
  const image = (
    <Picture
      picture={picture}
      sizes={sizes}
      priority={priority}
      className={box}
      ground="bg-night"
      crop="object-[50%_40%]"
    />
  );
  const group = {
    role: 'group',
    'aria-roledescription': t('carousel.slideRole'),
    'aria-label': t('carousel.slide', { n: position + 1, of: count }),
  };
  return (
    <div
      {...(count > 1 ? group : {})}
      className={`absolute inset-0 transition-[opacity,visibility] duration-slow no-js:visible no-js:relative no-js:min-w-full no-js:snap-start no-js:opacity-100 ${shown ? '' : 'invisible opacity-0'}`}
    >
      {position === 0 || hydrated ? image : <noscript>{image}</noscript>}
      {video && (
        <HeroVideo
          src={video}
          position={position}
          loop={count === 1}
          wanted={shown && banner.filming}
          send={banner.send}
        />
      )}
      {href && (
        // For the pointer: the whole slide leads where its link in the text does.
        <Link href={href} newTab={newTab} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      )}
    </div>
  );
}
