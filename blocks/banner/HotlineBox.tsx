import type { BlockData } from '#blocks/define.ts';
import type { Hotline } from '#blocks/hotline-query.ts';
import { useTexts } from '#i18n/context.tsx';
import { telHref } from '#lib/contact-link.ts';

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
    <div className="pointer-events-auto relative border-t border-line-dark pt-4.5 pb-3 max-md:-mx-margin max-md:bg-ink max-md:px-margin md:grid md:h-28 md:min-w-80 md:content-center md:border-t-2 md:border-brass md:bg-ink md:px-7 md:py-0">
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
