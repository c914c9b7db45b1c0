import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { Statement } from './index.ts';

interface PanelProps {
  id: string;
  statement: Statement;
  first: boolean;
}

/** Text on a picture, with a scrim that keeps it readable on any picture. Without a picture the background is ink. */
export function Panel({ id, statement, first }: PanelProps) {
  const { t } = useTexts();
  const { title, html, picture, href, tour = false } = statement;
  return (
    <section
      data-bleed=""
      {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={`on-dark relative isolate overflow-hidden bg-ink text-white ${first ? '' : 'mt-section'}`}
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="100vw"
          priority={first}
          className="absolute inset-0 -z-raised"
          ground="bg-ink"
          crop="object-[50%_62%]"
        />
      )}
      <div className="absolute inset-0 -z-raised bg-scrim-full md:bg-scrim-side" />
      <div className="wrap-panel py-16 md:py-28">
        {title && (
          <h2 id={`${id}-title`} className="max-w-headline text-h1 font-medium">
            <Phrases text={title} />
          </h2>
        )}
        {html && <Html html={html} className="mt-6 max-w-reading" />}
        {href && (
          <ButtonLink href={href} newTab={tour} className="mt-8">
            {t(tour ? 'list.startTour' : 'list.details')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
