import type { MouseEvent } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import { missingFields } from '#schemas/form-fields.ts';
import { Button } from '#ui/Button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { FormSnapshot } from './form-snapshot.ts';

interface SubmitRowProps {
  form: FormDefinition;
  snapshot: FormSnapshot;
  /** Clears the form; undefined before hydration. */
  clear: (() => void) | undefined;
}

/**
 * Submit button. Enabled in the HTML; with scripts it is disabled until the form is complete and says what is missing.
 * The space of that line is reserved, so that hydration shifts nothing.
 */
export function SubmitRow({ form, snapshot, clear }: SubmitRowProps) {
  const { t, language } = useTexts();
  const hydrated = useHydrated();
  const { state, values, drafted } = snapshot;
  const missing = missingFields(form.fields, values);
  const names = missing.map(({ label }) => label).join(language === 'zh-CN' ? '、' : ', ');
  const sending = state === 'validating' || state === 'submitting';
  return (
    <div className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          disabled={hydrated && missing.length > 0}
          aria-disabled={sending || undefined}
          onMouseDown={keepFocus}
          className="min-w-36 max-sm:w-full"
        >
          {sending ? (
            <>
              <span
                aria-hidden="true"
                className="size-4.5 animate-spin rounded-full border-2 border-white/40 border-t-white"
              />
              {t('form.sending')}
            </>
          ) : (
            form.submitLabel
          )}
        </Button>
        {missing.length > 0 && (
          <p className={`max-w-measure text-cap text-ink-3 ${hydrated ? '' : 'invisible'}`}>
            {t('form.missing', { fields: names, count: missing.length })}
          </p>
        )}
      </div>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-cap text-ink-3">
        {drafted && !sending && (
          <>
            {t('form.drafted')}
            <button
              type="button"
              onClick={clear}
              onMouseDown={keepFocus}
              className="min-h-6 text-teal underline underline-offset-4 hover:text-teal-deep"
            >
              {t('form.clear')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/**
 * Keeps the focus in the field: on blur its error would appear or vanish and move the button from under the pointer.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault();
};
