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

/** One px less than the viewport: browsers treat a picture that fills it as a background and exclude it from LCP. */
const box = 'absolute inset-x-0 top-0 bottom-px';

/** Phones crop the picture to the height of the box, desktops to either side. */
const sizes = '(max-width: 967px) 800px, max(100vw, 178vh)';

/** Picture or film of one slide. Hidden pictures load after hydration. */
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
        // Makes the whole slide clickable. The link in the text serves keyboard and screen readers.
        <Link href={href} newTab={newTab} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      )}
    </div>
  );
}
