import type { BlockData } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FooterCode } from '#lib/footer-codes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { CodesEntry } from './CodesEntry.tsx';
import { entryBox, entryRule } from './entry-box.ts';
import type { Entry } from './schema.ts';

interface SidePanelProps {
  entries: readonly Entry[];
  tour: BlockData<string>;
  codes: BlockData<FooterCode[]>;
}

/** Entries at the right edge of the picture; one row below it on phones (rules BAN-05a to BAN-05e). */
export function SidePanel({ entries, tour, codes }: SidePanelProps) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('banner.quickLinks')}
      className="relative z-side grid auto-cols-[minmax(min-content,1fr)] grid-flow-col border-t border-line-dark bg-ink text-white md:absolute md:top-1/2 md:right-0 md:w-21 md:-translate-y-1/2 md:grid-flow-row md:rounded-l md:border-t-0 md:bg-night/70 md:backdrop-blur-[14px]"
    >
      {entries.map((entry) =>
        'href' in entry ? (
          <Link
            key={entry.label}
            href={entry.source && tour.state === 'ready' ? tour.data : entry.href}
            className={`${entryBox} ${entryRule} md:first:rounded-tl md:last:rounded-bl`}
          >
            <Icon name={entry.icon} />
            {entry.label}
          </Link>
        ) : (
          <CodesEntry key={entry.label} entry={entry} codes={codes} />
        ),
      )}
    </nav>
  );
}
