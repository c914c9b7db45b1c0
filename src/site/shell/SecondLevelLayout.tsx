import type { ReactNode } from 'react';
import type { PagePayload, Section } from '#registry/page-payload.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { SecondLevelNav } from './SecondLevelNav.tsx';

interface SecondLevelLayoutProps {
  section: Section;
  meta: PagePayload['meta'];
  children: ReactNode;
}

/**
 * A page below the first level (rule LAY-01): banner, title, second-level navigation, content. The title stands on a
 * sheet that rises into the banner and never on the picture, so any picture will do.
 */
export function SecondLevelLayout({ section, meta, children }: SecondLevelLayoutProps) {
  const { banner, breadcrumbs, heading } = section;
  // A detail page has the title of its list here; its own, and the h1, stand in the article.
  const Heading = section.detail ? 'p' : 'h1';
  const ground = meta.background === 'mist' ? 'bg-mist' : 'bg-white';
  return (
    <div className={`overflow-x-clip ${ground}`}>
      {banner && (
        <Picture picture={banner} alt="" sizes="100vw" priority className="h-page-banner print:hidden" />
      )}
      <div className={`wrap relative ${banner ? '-mt-title-rise print:mt-0' : ''}`}>
        <div
          className={`relative max-w-title-sheet sm:max-w-title-sheet-wide rounded-tr pt-5 pb-5 pr-6 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-inherit md:pt-7 md:pb-6.5 md:pr-14 ${ground}`}
        >
          <Breadcrumbs trail={breadcrumbs} />
          <Heading
            className={`mt-1 text-h1 leading-title font-title ${section.detail ? 'text-balance print:hidden' : ''}`}
          >
            <Phrases text={heading} />
          </Heading>
        </div>
      </div>
      <SecondLevelNav section={section} ground={ground} />
      <Content padding={meta.padding}>{children}</Content>
    </div>
  );
}

/**
 * Where the blocks stand. With padding they share the page's margins; without, they run to the edge and keep their
 * text in the column themselves. A last block that fills the width stands on the footer.
 */
const Content = ({ padding, children }: { padding: boolean; children: ReactNode }) => (
  <div
    className={
      // The first block needs no distance to a block before it, nor does what stands in the place of all blocks.
      padding
        ? 'page-column pt-8 pb-section md:pt-16 [&>:first-child]:pt-0 [&>[data-block]:first-child>*]:mt-0 [&>[data-block]:first-child>*]:pt-0'
        : 'pb-section [&>:first-child>[data-bleed]]:mt-0 has-[>:last-child_>_[data-bleed]]:pb-0'
    }
  >
    {children}
  </div>
);
