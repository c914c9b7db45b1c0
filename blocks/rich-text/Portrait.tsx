import type { Picture as PictureData } from '#schemas/picture.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Html } from '#ui/Html.tsx';
import { Phrases } from '#ui/Phrases.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { RichText } from './index.ts';

interface PortraitProps {
  id: string;
  text: RichText;
  picture: PictureData;
}

/** A text beside an upright picture, and below both a wide one. */
export const Portrait = ({ id, text: { title, html, background }, picture }: PortraitProps) => (
  <BlockSection id={id} first={false}>
    <div className="grid items-center gap-x-gutter gap-y-8 tablet:grid-cols-[7fr_5fr]">
      <div className="md:pr-16">
        {title && (
          <h2 className="text-h2">
            <Phrases text={title} />
          </h2>
        )}
        {html && <Html html={html} className="mt-6" />}
      </div>
      <Picture
        picture={picture}
        sizes="(width < 768px) 100vw, 520px"
        className="aspect-picture rounded tablet:aspect-4/5"
      />
    </div>
    {background && (
      <Picture
        picture={background}
        sizes="(width < 1440px) 100vw, 1280px"
        className="mt-gutter aspect-video rounded md:mt-16 md:aspect-wide"
      />
    )}
  </BlockSection>
);
