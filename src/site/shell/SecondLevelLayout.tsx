import type { ReactNode } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { PagePayload, Section } from '#registry/page-payload.ts';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { SecondLevelNav } from './SecondLevelNav.tsx';

interface SecondLevelLayoutProps {
  section: Section;
  meta: PagePayload['meta'];
  children: ReactNode;
}

/**
 * Layout of a page below the first level (rule LAY-01): banner, title, second-level navigation, content. The title is
 * on a sheet that overlaps the banner, never on the picture, so it is readable with any picture.
 */
export function SecondLevelLayout({ section, meta, children }: SecondLevelLayoutProps) {
  const { banner, breadcrumbs, item, heading } = section;
  // Without an item, a detail page shows the title of its list here, small; the block has the h1.
  const isList = section.detail && item === undefined;
  const Heading = isList ? 'p' : 'h1';
  const isLow = section.detail || meta.lowBanner === true;
  const size = isList ? 'text-h4' : isLow ? 'text-h2' : 'text-h1';
  const ground = meta.background === 'mist' ? 'bg-mist' : 'bg-white';
  return (
    <div className={`overflow-x-clip ${ground}`} data-low-banner={isLow && banner ? '' : undefined}>
      {banner && (
        <Picture
          picture={banner}
          alt=""
          sizes="100vw"
          priority
          className={`${isLow ? 'h-low-banner' : 'h-page-banner'} print:hidden`}
        />
      )}
      <div className={`wrap relative ${banner ? `${isLow ? '-mt-10' : '-mt-title-rise'} print:mt-0` : ''}`}>
        <div
          className={`relative max-w-title-sheet sm:max-w-title-sheet-wide rounded-tr pt-5 pb-5 pr-6 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-inherit md:pt-7 md:pb-6.5 md:pr-14 ${ground}`}
        >
          <Breadcrumbs trail={breadcrumbs} />
          <Heading
            className={`mt-1 leading-title font-title ${item === undefined ? besideButton : ''} ${size} ${section.detail ? 'text-balance' : ''} ${isList ? 'print:hidden' : ''}`}
          >
            <Phrases text={item ?? heading} />
          </Heading>
        </div>
      </div>
      <SecondLevelNav section={section} ground={ground} />
      <Content padding={meta.padding}>{children}</Content>
    </div>
  );
}

/** Room for the button of the section on the last line: on the others a long word has the whole width. */
const besideButton = "max-md:after:inline-block max-md:after:w-14 max-md:after:content-['']";

/**
 * Container of the blocks. With padding they share the page's margins; without, they fill the width and align their
 * text themselves. A full-width last block touches the footer.
 */
const Content = ({ padding, children }: { padding: boolean; children: ReactNode }) => (
  <div
    className={
      // The first block, or a notice instead of blocks, has no gap above it.
      padding
        ? 'page-column pt-8 pb-section md:pt-16 [&>:first-child]:pt-0 [&>[data-block]:first-child>*]:mt-0 [&>[data-block]:first-child>*]:pt-0'
        : 'pb-section [&>:first-child>[data-bleed]]:mt-0 has-[>:last-child_>_[data-bleed]]:pb-0'
    }
  >
    {children}
  </div>
);

function Breadcrumbs({ trail }: { trail: Section['breadcrumbs'] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('section.breadcrumbs')} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-cap leading-tight text-ink-3">
        {trail.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order.
          <li key={index} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-touch items-center transition-colors duration-fast hover:text-teal max-md:-mx-2.5 max-md:px-2.5 md:min-h-6"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink-2">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
