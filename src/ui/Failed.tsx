import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface FailedProps {
  retry: () => void;
  /** On pictures and dark grounds. */
  dark?: boolean;
}

/** The error state of a block: one line and a retry button (rule ERR-04). */
export function Failed({ retry, dark = false }: FailedProps) {
  const { t } = useTexts();
  return (
    <div className="wrap py-8">
      <div
        role="status"
        className={`flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-y py-5 ${dark ? 'border-line-dark' : 'border-line'}`}
      >
        <p className="flex items-center gap-3.5">
          <Icon name="info" className={dark ? 'text-on-dark-3' : 'text-ink-3'} />
          {t('state.failed')}
        </p>
        {/* Before hydration the link reloads the page, so no click is lost. */}
        <ButtonLink
          variant={dark ? 'ghost' : 'outline'}
          small
          href=""
          onClick={(event) => {
            event.preventDefault();
            retry();
          }}
        >
          <Icon name="retry" small />
          {t('state.retry')}
        </ButtonLink>
      </div>
    </div>
  );
}
