import { lazy, Suspense } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { TextField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { OlderActions, OlderBadge } from './OlderActions.tsx';
import { usePair } from './use-pair.ts';

const RichTextBox = lazy(() => import('./rich/RichTextBox.tsx'));

/** A text with a format, in both languages. Its editor is loaded when the first one is shown. */
export function RichTextPair(props: FieldProps<TextField>) {
  const { field, path, hideLabel = false } = props;
  const { t } = useForm();
  const { id, label, help, error, described } = useField({ field, path });
  const { older, halves } = usePair(props);
  return (
    <FieldFrame
      {...{ id, label, help, error, hideLabel }}
      required={field.required}
      group
      aside={older && <OlderBadge language={older} />}
    >
      <div
        className={`divide-y divide-line-strong overflow-clip rounded border bg-white ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        {halves.map(({ language, text, older: isOlder, onFocus, write }) => (
          <div
            key={language}
            className={`focus-within:relative focus-within:shadow-ring ${isOlder ? 'bg-warning-surface' : ''}`}
          >
            <span aria-hidden="true" className="block px-3 pt-2 text-badge leading-none text-ink-3">
              {language === 'zh-CN' ? '中' : 'EN'}
            </span>
            <Suspense fallback={<p className="p-3 text-xs text-ink-3">{t('loadingText')}</p>}>
              <RichTextBox
                {...{ language, onFocus, described }}
                label={t('half', { label, language: t(language === 'zh-CN' ? 'zh' : 'en') })}
                html={text}
                onChange={write}
              />
            </Suspense>
          </div>
        ))}
      </div>
      {older && <OlderActions path={path} language={older} />}
    </FieldFrame>
  );
}
