import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Html } from '#ui/Html.tsx';
import { Phrases } from '#ui/Phrases.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { RichText } from './index.ts';

interface PanelProps {
  id: string;
  text: RichText;
  background: PictureData;
  first: boolean;
}

/** A text on a picture: the scrim keeps it readable on whatever picture an editor chooses. */
export function Panel({ id, text, background, first }: PanelProps) {
  const { t } = useTexts();
  return (
    <section
      data-bleed=""
      {...(text.title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={`on-dark relative isolate overflow-hidden bg-ink text-white ${first ? '' : 'mt-section'}`}
    >
      <Picture
        picture={background}
        alt=""
        sizes="100vw"
        priority={first}
        className="absolute inset-0 -z-raised"
        ground="bg-ink"
        crop="object-[50%_62%]"
      />
      <div className="absolute inset-0 -z-raised bg-scrim-full md:bg-scrim-side" />
      <div className="wrap-panel py-16 md:py-28">
        {text.title && (
          <h2 id={`${id}-title`} className="max-w-headline text-h1 font-medium">
            <Phrases text={text.title} />
          </h2>
        )}
        {text.html && <Html html={text.html} className="mt-6 max-w-reading" />}
        {text.href && (
          <ButtonLink href={text.href} newTab className="mt-8">
            {t('list.startTour')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
