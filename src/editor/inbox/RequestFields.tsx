import type { ReactNode } from 'react';
import { contactHref } from '#lib/contact-link.ts';
import type { InboxRequest } from '#schemas/editor/inbox.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { languageKey } from '#schemas/language.ts';
import { fieldsOf } from '#schemas/request-forms.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { typedTime } from './format.ts';
import { inboxTexts } from './texts.ts';

type Field = ReturnType<typeof fieldsOf>[number];

/** Splits the fields of a form into groups. A field with a heading starts a group. */
function groupsOf(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && field.heading === undefined) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** The submitted values, with the groups, order and labels of the form. */
export function RequestFields({ request }: { request: InboxRequest }) {
  const { language } = useEditor();
  const t = useTranslate(inboxTexts);
  const key = languageKey(language);
  const values = new Map(request.values.map(({ name, value }) => [name, value]));
  const sentIn = t(request.language === 'en-US' ? 'inEnglish' : 'inChinese');
  return (
    <>
      {groupsOf(fieldsOf(request.kind)).map((fields, index) => (
        <section key={fields[0]?.name} className={index > 0 ? 'border-t border-line pt-4' : ''}>
          <h3 className={index > 0 ? 'mb-1 text-cap text-ink-3' : 'sr-only'}>
            {fields[0]?.heading?.[key] ?? t('content')}
          </h3>
          <dl>
            {fields.map((field) => (
              <Fact key={field.name} label={field.label[key]}>
                <Value field={field} request={request} values={values} />
              </Fact>
            ))}
            {index === 0 && <Fact label={t('sentIn')}>{sentIn}</Fact>}
          </dl>
        </section>
      ))}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3 py-1 leading-normal">
    <dt className="text-ink-3">{label}</dt>
    <dd className="tnum wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);

interface ValueProps {
  field: Field;
  request: InboxRequest;
  values: ReadonlyMap<string, string>;
}

/** A submitted value. Phone numbers and e-mail addresses are links. */
function Value({ field, request, values }: ValueProps) {
  const t = useTranslate(inboxTexts);
  const parts = namesOf(field).flatMap((name) => values.get(name) || []);
  const [text, to] = parts.map(typedTime);
  if (text === undefined) return '–';
  if (to !== undefined)
    return (
      <>
        <span className="whitespace-nowrap">{text}</span>
        {t('to')}
        <span className="whitespace-nowrap">{to}</span>
      </>
    );
  const subject = t('mailSubject', { reference: request.reference });
  const href = isContact(field) ? contactHref(text, subject) : undefined;
  return href === undefined ? (
    text
  ) : (
    <a href={href} className="text-teal underline-offset-4 hover:underline">
      {text}
    </a>
  );
}

/** True for fields with a phone number or an e-mail address. The suggestion form has one field for both. */
const isContact = ({ kind, name }: Field): boolean =>
  kind === 'phone' || kind === 'email' || name === 'contact';
