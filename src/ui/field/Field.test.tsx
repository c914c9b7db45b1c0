import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { Field, type NativeKind } from './Field.tsx';

const translations = createTranslations();
const html = (props: Partial<Parameters<typeof Field>[0]>, language: Language = 'en-US') =>
  renderToStaticMarkup(
    <TextsProvider value={{ language, t: translations[language] }}>
      <Field id="f" name="remark" kind="text" label="Remark" {...props} />
    </TextsProvider>,
  );

it.each([
  ['text', 'text'],
  ['phone', 'tel'],
  ['dateTime', 'datetime-local'],
] satisfies [NativeKind, string][])(
  'renders a field of the kind %s as an input of the type %s',
  (kind, type) => {
    expect(html({ kind })).toContain(`type="${type}"`);
  },
);

it('[BOOK-04] lets the browser validate an e-mail address in Chinese only, and sets the e-mail keyboard in both languages', () => {
  expect(html({ kind: 'email' }, 'zh-CN')).toContain('type="email"');
  expect(html({ kind: 'email', required: true })).toMatch(
    /<input (?=[^>]*type="text")(?=[^>]*inputMode="email")(?=[^>]*required="")/,
  );
});

it.each([
  ['numeric', { whole: true, min: 0 }],
  ['decimal', { whole: false, min: 0.5 }],
  ['text', { whole: true, min: -10 }],
])('gives a number a text input with the keyboard %s for %j', (keyboard, limits) => {
  expect(html({ kind: 'number', ...limits })).toMatch(
    new RegExp(`<input (?=[^>]*type="text")(?=[^>]*inputMode="${keyboard}")`),
  );
});

it('has a label, and a required mark that screen readers read once', () => {
  const field = html({ required: true });
  expect(field).toMatch(/<label [^>]*for="f"/);
  expect(field).toContain('required=""');
  expect(field).toMatch(/<span aria-hidden="true"[^>]*>\*/);
  expect(field).not.toContain('aria-describedby');
  expect(field).not.toContain('aria-invalid');
});

it('is described by its hint, its error and its counter', () => {
  const field = html({
    kind: 'textarea',
    maxLength: 800,
    value: 'twelve chars',
    hint: 'At length',
    error: 'Wrong',
  });
  expect(field).toContain('aria-describedby="f-hint f-error f-count"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toMatch(/id="f-hint"[^>]*>At length/);
  expect(field).toMatch(/id="f-error".*Wrong/);
  expect(field).toMatch(/id="f-count"[^>]*>12 \/ 800/);
});
