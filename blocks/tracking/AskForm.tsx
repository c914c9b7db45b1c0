import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { HiddenFields, Pending, TrackingError } from './form-parts.tsx';
import { useTracked } from './use-tracking.ts';

interface AskFormProps {
  title?: string | undefined;
  intro?: string | undefined;
  /** True if it replaces a request: its first field then takes the focus. */
  again: boolean;
  /** Called on first use. */
  preload: () => void;
}

/** Form with reference and phone digits. Keeps the typed values. */
export function AskForm({ title, intro, again, preload }: AskFormProps) {
  const { id, t, view, send } = useTracked();
  const element = useRef<HTMLFormElement>(null);
  const mounted = useRef(false);
  const busy = view.state === 'finding';

  useEffect(() => {
    if (again && !mounted.current)
      element.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    mounted.current = true;
  }, [again]);
  useEffect(() => {
    if (view.state === 'refused') element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [view.state]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    send({ type: 'find', reference: text('reference'), phone: text('phone') });
  };
  return (
    <div className="rounded border border-line bg-white px-6 py-8 md:col-span-8 md:px-16 md:py-14">
      <h2 className="text-h3">{title ?? t('ask.title')}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{intro ?? t('ask.intro')}</p>
      <form
        ref={element}
        method="post"
        action={`#${id}`}
        onSubmit={submit}
        onFocus={preload}
        className="mt-8"
      >
        <HiddenFields call="find" />
        <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
          <Field
            id={`${id}-reference`}
            name="reference"
            kind="text"
            label={t('ask.reference')}
            hint={t('ask.referenceHint')}
            required
            maxLength={40}
            autocomplete="off"
            initial={view.pair.reference}
            error={useError('reference', t('ask.badReference'))}
          />
          <Field
            id={`${id}-phone`}
            name="phone"
            kind="text"
            label={t('ask.phone')}
            hint={t('ask.phoneHint')}
            required
            maxLength={120}
            autocomplete="off"
            initial={view.pair.phone}
            error={useError('phone', t('ask.badPhone'))}
          />
        </div>
        <TrackingError text={useMessage()} />
        <Button type="submit" aria-disabled={busy || undefined} className="mt-8 min-w-36 max-sm:w-full">
          {busy ? <Pending text={t('ask.busy')} /> : t('ask.submit')}
        </Button>
      </form>
    </div>
  );
}

/** Error message of a field. */
function useError(field: string, unreadable: string): string | undefined {
  const { view } = useTracked();
  const { t } = useTexts();
  const code = view.trouble?.kind === 'rejected' ? view.trouble.errors[field] : undefined;
  if (code === undefined) return undefined;
  return code === 'required' ? t('form.error.required') : unreadable;
}

/** Message about both fields together. */
function useMessage(): string | undefined {
  const { t, view } = useTracked();
  const { trouble } = view;
  if (!trouble || trouble.kind === 'rejected' || trouble.kind === 'closed') return undefined;
  if (trouble.kind === 'limited')
    return t('message.limited', { minutes: Math.ceil(trouble.retryAfter / 60) });
  return t(`message.${trouble.kind}`);
}
