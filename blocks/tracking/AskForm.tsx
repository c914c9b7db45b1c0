import { type SyntheticEvent, useEffect, useRef } from 'react';
import { fill } from '#i18n/fill.ts';
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
  const { id, texts, view, send } = useTracked();
  const element = useRef<HTMLFormElement>(null);
  const mounted = useRef(false);
  const busy = view.state === 'finding';
  const { ask } = texts;

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
      <h2 className="text-h3">{title ?? ask.title}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{intro ?? ask.intro}</p>
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
            label={ask.reference}
            hint={ask.referenceHint}
            required
            maxLength={40}
            autoComplete="off"
            initial={view.pair.reference}
            error={useError('reference', ask.badReference)}
          />
          <Field
            id={`${id}-phone`}
            name="phone"
            kind="text"
            label={ask.phone}
            hint={ask.phoneHint}
            required
            maxLength={120}
            autoComplete="off"
            initial={view.pair.phone}
            error={useError('phone', ask.badPhone)}
          />
        </div>
        <TrackingError text={useMessage()} />
        <Button type="submit" aria-disabled={busy || undefined} className="mt-8 min-w-36 max-sm:w-full">
          {busy ? <Pending text={ask.busy} /> : ask.submit}
        </Button>
      </form>
    </div>
  );
}

/** Error message of a field. */
function useError(field: string, unreadable: string): string | undefined {
  const { texts, view } = useTracked();
  const code = view.trouble?.kind === 'rejected' ? view.trouble.errors[field] : undefined;
  if (code === undefined) return undefined;
  return code === 'required' ? texts.error.required : unreadable;
}

/** Message about both fields together. */
function useMessage(): string | undefined {
  const { texts, view } = useTracked();
  const { trouble } = view;
  if (!trouble || trouble.kind === 'rejected' || trouble.kind === 'closed') return undefined;
  if (trouble.kind === 'limited')
    return fill(texts.message.limited, { minutes: Math.ceil(trouble.retryAfter / 60) });
  return texts.message[trouble.kind];
}
