import type { FocusEvent, KeyboardEvent } from 'react';
import type { BlockData } from '#blocks/define.ts';
import type { Hotline } from '#blocks/hotline-query.ts';
import { useTexts } from '#i18n/context.tsx';
import { telHref } from '#lib/contact-link.ts';
import type { FooterCode } from '#lib/footer-codes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { Entry } from './schema.ts';

interface SidePanelProps {
  entries: readonly Entry[];
  tour: BlockData<string>;
  codes: BlockData<FooterCode[]>;
}

/**
 * Entries at the right edge of the picture; one row below it on phones, and more with large text (rules BAN-05a to
 * BAN-05e). On low screens only their icons show, so that they do not reach the headline.
 */
export function SidePanel({ entries, tour, codes }: SidePanelProps) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('banner.quickLinks')}
      className="relative z-side bg-ink text-white max-md:flex max-md:flex-wrap md:absolute md:top-1/2 md:right-0 md:grid md:w-21 md:-translate-y-1/2 md:rounded-l md:bg-night/70 md:backdrop-blur-[14px] lower:top-2/5 lower:w-14"
    >
      {entries.map((entry) =>
        'href' in entry ? (
          <Link
            key={entry.label}
            href={entry.source && tour.state === 'ready' ? tour.data : entry.href}
            className={`${entryBox} ${entryRule} md:first:rounded-tl md:last:rounded-bl`}
          >
            <Icon name={entry.icon} />
            <span className="lower:sr-only">{entry.label}</span>
          </Link>
        ) : (
          <CodesEntry key={entry.label} entry={entry} codes={codes} />
        ),
      )}
    </nav>
  );
}

interface CodesEntryProps {
  entry: Entry;
  codes: BlockData<FooterCode[]>;
}

/** Entry that opens the QR codes, also without scripts. Escape and moving the focus away close them. */
function CodesEntry({ entry, codes }: CodesEntryProps) {
  const { t } = useTexts();
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details onKeyDown={closeOnEscape} onBlur={closeWhenLeft} className={`group/codes ${entryRule}`}>
      <summary className={`${entryBox} h-full group-open/codes:bg-teal`}>
        <Icon name={entry.icon} />
        <span className="lower:sr-only">{entry.label}</span>
      </summary>
      {/* Keeps the focus inside when the visitor clicks inside. */}
      <div
        tabIndex={-1}
        className="on-light absolute inset-x-0 bottom-full bg-white p-5 text-ink shadow-float outline-none md:top-0 md:right-full md:bottom-auto md:left-auto md:mr-2 md:w-max md:rounded"
      >
        <Codes codes={codes} empty={t('state.empty')} />
      </div>
    </details>
  );
}

function Codes({ codes, empty }: { codes: BlockData<FooterCode[]>; empty: string }) {
  const { t } = useTexts();
  if (codes.state === 'loading') return <p role="status">{t('state.loading')}</p>;
  if (codes.state === 'missing') return <p>{empty}</p>;
  if (codes.state === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-x-4">
        {t('state.failed')}
        <button type="button" onClick={codes.retry} className="min-h-touch font-medium text-teal underline">
          {t('state.retry')}
        </button>
      </p>
    );
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-5">
      {codes.data.map((code) => {
        const name = 'field' in code ? t(`footer.${code.field}`) : code.name;
        return (
          <li key={`${name} ${code.src}`} className="max-w-26 text-center text-cap leading-tight">
            <Picture
              picture={{ src: code.src }}
              alt={name}
              sizes="104px"
              className="mb-2 aspect-square"
              ground="bg-white"
            />
            <span aria-hidden="true">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Reserves the width of a number until it is loaded. */
const placeholder = '000 0000 0000';

const digits =
  'flex min-h-touch items-baseline gap-2.5 font-num text-num-m leading-tight font-light whitespace-nowrap';

/** Hotline as a `tel:` link in large figures. Invisible digits reserve its space while it loads (rule BAN-06). */
export function HotlineBox({ hotline }: { hotline: BlockData<Hotline> }) {
  const { t } = useTexts();
  const { phone, areaCode } = hotline.state === 'ready' ? hotline.data : {};
  if (hotline.state === 'ready' && !phone) return null;
  return (
    <div className="pointer-events-auto relative border-t border-line-dark max-md:-mx-margin max-md:flex max-md:items-center max-md:justify-between max-md:bg-ink max-md:px-margin max-md:py-2 md:grid md:h-24 md:min-w-80 md:content-center md:border-t-2 md:border-brass md:bg-ink md:px-7 md:py-0">
      <p className="text-xs leading-tight text-on-dark-2">{t('header.hotline')}</p>
      {phone ? (
        <a href={telHref(`${areaCode ?? ''}${phone}`)} className={digits}>
          {areaCode && <small className="text-num-s text-brass-light">{areaCode}</small>}
          {phone}
        </a>
      ) : (
        <p className={`${digits} text-on-dark-3`}>
          <span aria-hidden="true">{placeholder}</span>
          <span className="sr-only">{t(hotline.state === 'loading' ? 'state.loading' : 'state.failed')}</span>
        </p>
      )}
    </div>
  );
}

/** Line between two entries: on phones vertical, and one above each row; horizontal on desktop. */
const entryRule =
  'border-line-dark max-md:flex-1 max-md:border-t not-first:max-md:border-l not-first:md:border-t';

/** Classes of an entry: icon above name. */
const entryBox =
  'grid min-h-touch content-start justify-items-center gap-1.5 px-0.5 pt-3.5 pb-3 text-center text-cap leading-tight break-normal -outline-offset-2 transition-colors duration-fast hover:bg-teal';
