import type { FocusEvent, KeyboardEvent } from 'react';
import type { BlockData } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FooterCode } from '#lib/footer-codes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { entryBox, entryRule } from './entry-box.ts';
import type { Entry } from './schema.ts';

interface CodesEntryProps {
  entry: Entry;
  codes: BlockData<FooterCode[]>;
}

/** Entry that opens the QR codes, also without scripts. Escape and moving the focus away close them. */
export function CodesEntry({ entry, codes }: CodesEntryProps) {
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
        {entry.label}
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
