import type { ReactNode } from 'react';
import { Phrases } from './text/Phrases.tsx';

interface BlockSectionProps {
  id: string;
  title?: string | undefined;
  /** The subtitle, below the title. */
  lead?: string | undefined;
  /** The first block of a page has no margin above: the layout positions it. */
  first: boolean;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A block in the content column, with its title. */
export const BlockSection = ({ id, title, lead, first, aside, children }: BlockSectionProps) => (
  <section
    className={`wrap ${first ? '' : 'pt-section'}`}
    {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
  >
    {title && (
      <div className={`flex flex-wrap items-end justify-between gap-4 ${lead ? 'mb-4' : 'mb-6 md:mb-12'}`}>
        <h2 id={`${id}-title`} className="text-h2">
          <Phrases text={title} />
        </h2>
        {aside}
      </div>
    )}
    {lead && <p className="mb-8 max-w-measure text-ink-2 md:mb-12">{lead}</p>}
    <div className="in-column">{children}</div>
  </section>
);
