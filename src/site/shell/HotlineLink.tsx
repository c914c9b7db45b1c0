import { useTexts } from '#i18n/context.tsx';
import type { Hotline } from '#registry/page-payload.ts';

/** The hotline in large figures; a tap calls it. */
export function HotlineLink({ hotline: { areaCode = '', phone } }: { hotline: Hotline }) {
  const { t } = useTexts();
  const number = `${areaCode} ${phone}`.trim();
  return (
    <p>
      <span className="block text-cap leading-tight">{t('header.hotline')}</span>
      <a
        href={`tel:${number.replace(/[^+\d]/g, '')}`}
        className="inline-flex min-h-touch items-center font-num text-h3 leading-tight font-light whitespace-nowrap"
      >
        {number}
      </a>
    </p>
  );
}
