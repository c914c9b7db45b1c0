import type { ReactNode } from 'react';

interface BlockSectionProps {
  id: string;
  title?: string | undefined;
  /** The first block of a page stands where the layout puts it; the others keep their distance. */
  first: boolean;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A block in the content column, with its title. */
export const BlockSection = ({ id, title, first, aside, children }: BlockSectionProps) => (
  <section
    className={`wrap ${first ? '' : 'pt-section'}`}
    {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
  >
    {title && (
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-12">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        {aside}
      </div>
    )}
    <div className="in-column">{children}</div>
  </section>
);
