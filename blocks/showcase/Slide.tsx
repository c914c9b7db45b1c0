import type { CollectionItem } from '#blocks/collection-item.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Figures } from './Figures.tsx';
import { countedFacts } from './totals.ts';

/** Height of the picture, which positions the controls. */
export const slidePicture = 'aspect-card md:aspect-auto md:h-140';

interface SlideProps {
  id: string;
  item: CollectionItem;
  heading: 'h2' | 'h3';
  /** Position label, such as "2 of 5"; undefined for a single item. */
  place: string | undefined;
}

/**
 * An item. On desktop its name, summary and first facts are in the picture, where they are cut to fit, the others below
 * it. On phones everything is below the picture, whole.
 */
export function Slide({ id, item, heading: Heading, place }: SlideProps) {
  const { t } = useTexts();
  const { title, text, picture, facts } = item;
  const slide = place && {
    role: 'group',
    'aria-roledescription': t('carousel.slideRole'),
    'aria-label': place,
  };
  return (
    <div id={id} {...slide} className="relative w-full flex-none snap-start print:break-inside-avoid">
      <Picture
        picture={picture}
        sizes="(max-width: 967px) 100vw, 896px"
        className={`rounded print:aspect-auto print:h-60 ${slidePicture}`}
      />
      <div className="pt-5 md:absolute md:inset-x-0 md:top-0 md:flex md:h-140 md:flex-col md:justify-end md:overflow-hidden md:rounded md:pt-0 print:static! print:h-auto!">
        <div className="md:relative md:isolate md:grid md:min-h-44 md:content-end md:gap-y-3 md:px-10 md:pb-8 md:before:absolute md:before:inset-x-0 md:before:-top-32 md:before:bottom-0 md:before:-z-raised md:before:bg-scrim-text print:min-h-0! print:before:hidden">
          <Heading className="pb-1 md:line-clamp-4 text-h3 md:text-h2 md:text-white print:text-ink">
            <Phrases text={title} />
          </Heading>
          {text && (
            <p className="mt-2 max-w-reading text-ink-2 md:mt-0 md:line-clamp-4 md:text-white/90 print:text-ink-2">
              {text}
            </p>
          )}
          <Figures
            facts={facts.slice(0, countedFacts)}
            look="large"
            className="mt-4 md:mt-2 md:pr-52 md:text-white print:text-ink"
          />
        </div>
      </div>
      <Rest item={item} />
    </div>
  );
}

/** Content that does not fit in the picture. */
function Rest({ item }: Pick<SlideProps, 'item'>) {
  const { t } = useTexts();
  const facts = item.facts.slice(countedFacts);
  if (facts.length === 0 && !item.html && !item.href) return null;
  return (
    <div className="mt-5 grid gap-y-3 border-t border-line pt-4 md:mt-0 md:border-t-0 md:pt-5">
      <Figures facts={facts} look="small" />
      <div className="flex flex-wrap items-start gap-x-8">
        {item.html && (
          <details className="group min-w-0 open:w-full">
            <summary className="inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal underline-offset-4 hover:underline print:hidden">
              {t('showcase.more')}
              <span className="sr-only">{item.title}</span>
              <Icon name="down" small className="group-open:rotate-180" />
            </summary>
            <Html html={item.html} className="pt-2 pb-4" />
          </details>
        )}
        <ItemLink item={item} className="" />
      </div>
    </div>
  );
}
