import type { ArrivalTranslate } from '#i18n/arrival.ts';
import type { Arrival } from '#schemas/arrival.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

interface DriverCardProps {
  id: string;
  card: NonNullable<Arrival['taxi']>;
  /** The same in the language of the page, if that is another one. */
  meaning: Arrival['taxi'];
  /** True in a column: the text is below the card. */
  isNarrow: boolean;
  t: ArrivalTranslate;
}

/**
 * What a driver reads, always in Chinese. It fills the screen as a popover of the browser, which needs no script, and is
 * printed on one sheet of A6.
 */
export const DriverCard = ({ id, card, meaning, isNarrow, t }: DriverCardProps) => (
  <section
    aria-labelledby={`${id}-card`}
    className={`grid gap-x-8 gap-y-4 print:block ${isNarrow ? 'mt-4' : 'mt-12 md:grid-cols-2'}`}
  >
    <h2 id={`${id}-card`} className={`text-h3 print:hidden ${isNarrow ? '' : 'md:col-span-2'}`}>
      {t('cardTitle')}
    </h2>
    <div
      lang="zh-CN"
      className="rounded border-2 border-ink bg-white p-5 md:p-6 print:rounded-none print:border-0 print:p-0 print:[break-after:page] print:[break-before:page] print:[page:driver-card]"
    >
      <CardText {...card} size="text-h3" />
    </div>
    <div className="print:hidden">
      <p className="max-w-measure text-sm text-ink-2">
        {t('cardMeaning')}{' '}
        {meaning &&
          t('cardSays', {
            text: [meaning.place, meaning.address, meaning.note].filter(Boolean).join(t('stop')),
          })}
      </p>
      <button type="button" popoverTarget={`${id}-large`} className={buttonLook({}, 'mt-4')}>
        <Icon name="expand" small />
        {t('large')}
      </button>
    </div>
    <div
      id={`${id}-large`}
      popover="auto"
      className="m-0 h-dvh max-h-none w-dvw max-w-none content-center bg-white p-8 text-ink print:hidden"
    >
      <div lang="zh-CN" className="mx-auto max-w-240">
        <CardText {...card} size="text-[40px] leading-tight" />
      </div>
      <button
        type="button"
        popoverTarget={`${id}-large`}
        popoverTargetAction="hide"
        className={buttonLook({ variant: 'outline' }, 'mx-auto mt-8 flex!')}
      >
        <Icon name="close" small />
        {t('close')}
      </button>
    </div>
  </section>
);

const CardText = ({ place, address, note, phone, size }: DriverCardProps['card'] & { size: string }) => (
  <>
    <p className="text-lead">师傅您好，请送我到</p>
    <p className={`my-3 font-medium ${size}`}>{place}</p>
    {address && <p className="text-lead">{address}</p>}
    {note && <p className="text-ink-2">{note}</p>}
    {phone && <p className="tnum mt-3 font-num text-num-m font-light">{phone}</p>}
  </>
);
