import { useTexts } from '#i18n/context.tsx';
import { telHref } from '#lib/contact-link.ts';
import type { Hotline } from '#registry/page-payload.ts';

interface HotlineLinkProps {
  hotline: Hotline;
  /** Shows the service hours. */
  hours?: boolean;
}

/** The hotline as a `tel:` link in large figures. */
export function HotlineLink({ hotline, hours = false }: HotlineLinkProps) {
  const { t } = useTexts();
  const { areaCode = '', phone } = hotline;
  const number = `${areaCode} ${phone}`.trim();
  return (
    <p>
      <span className="block text-cap leading-tight">
        {hours && hotline.hours ? t('header.hotlineHours', { hours: hotline.hours }) : t('header.hotline')}
      </span>
      <a
        href={telHref(number)}
        className="inline-flex min-h-touch items-center font-num text-h3 leading-tight font-light break-normal wrap-anywhere"
      >
        {number}
      </a>
    </p>
  );
}
