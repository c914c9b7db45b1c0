import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

interface ReceiptProps {
  /** The form's own confirmation. */
  tip: string;
  /** What the server says to the person. */
  message: string | undefined;
  reference: string | undefined;
  /** It has just taken the form's place, so it gets the focus. */
  arrived: boolean;
  again: () => void;
}

/** What stands in the place of a form that was sent. */
export function Receipt({ tip, message, reference, arrived, again }: ReceiptProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="py-6 md:py-10">
      <span className="inline-grid size-14 place-items-center rounded-full bg-success-surface text-success">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-h3 outline-none">
        {tip}
      </h2>
      {message && message !== tip && <p className="mt-2 max-w-measure text-ink-2">{message}</p>}
      {reference && (
        <p className="mt-8 border-y border-line py-5">
          <span className="block text-cap text-ink-3">{t('form.reference')}</span>
          <span className="tnum font-num text-num-m leading-title font-light">{reference}</span>
        </p>
      )}
      <Button variant="outline" className="mt-8 no-js:hidden" onClick={again}>
        {t('form.again')}
      </Button>
    </div>
  );
}
