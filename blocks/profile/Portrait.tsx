import type { Picture as PictureData } from '#schemas/picture.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { Profile } from './index.ts';

interface PortraitProps {
  id: string;
  profile: Profile;
  first: boolean;
}

/** Text beside an upright picture, with a wide picture or a pair below. Without a picture the text fills the width. */
export const Portrait = ({ id, profile: { title, html, picture, below }, first }: PortraitProps) => (
  <BlockSection id={id} first={first}>
    <div className={picture ? portraitBox : ''}>
      <div className="min-w-0 md:pr-16">
        {title && (
          <h2 className="text-h2">
            <Phrases text={title} />
          </h2>
        )}
        {html && <Html html={html} className="mt-6" />}
      </div>
      {picture && (
        <Picture picture={picture} sizes="(width < 768px) 100vw, 520px" className={`${uprightBox} rounded`} />
      )}
    </div>
    {below.length > 0 && <Below pictures={below} />}
  </BlockSection>
);

/** One picture fills the row; two share it at equal height. */
const Below = ({ pictures }: { pictures: readonly PictureData[] }) => (
  <div className={`${belowBox} ${pictures.length > 1 ? pairBox : ''}`}>
    {pictures.map((picture) => (
      <Picture
        key={picture.src}
        picture={picture}
        sizes={pictures.length > 1 ? '(width < 768px) 100vw, 740px' : '(width < 1440px) 100vw, 1280px'}
        className={`rounded ${pictures.length > 1 ? 'aspect-video tablet:aspect-auto tablet:h-full' : wideBox}`}
      />
    ))}
  </div>
);

/** Classes of the parts, shared with the skeleton. */
export const portraitBox = 'grid items-center gap-x-gutter gap-y-8 tablet:grid-cols-[7fr_5fr]';
export const uprightBox = 'aspect-picture tablet:aspect-4/5';
export const belowBox = 'mt-gutter md:mt-16';
export const wideBox = 'aspect-video md:aspect-wide';
export const pairBox = 'grid gap-gutter tablet:aspect-wide tablet:grid-cols-[7fr_5fr]';
