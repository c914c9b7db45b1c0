import { Suspense } from 'react';
import { languageKey } from '#schemas/language.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { ControlFrame } from './ControlFrame.tsx';
import type { TextField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { OutdatedActions, OutdatedBadge } from './LocalisedTextField.tsx';
import { useLocalisedText } from './use-localised-text.ts';

const RichTextBox = lazyPart(() => import('./rich/RichTextBox.tsx'));

/** A formatted text in both languages. The first field that is shown loads the rich text editor. */
export function RichTextField(props: FieldProps<TextField>) {
  const { field, path, hideLabel = false } = props;
  const { t } = useForm();
  const { id, label, help, error, described } = useField({ field, path });
  const { outdated, languages } = useLocalisedText(props);
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
      group
      aside={outdated && <OutdatedBadge language={outdated} />}
    >
      <div
        className={`divide-y divide-line-strong overflow-clip rounded border bg-white ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        {languages.map(({ language, text, isOutdated, onFocus, write }) => (
          <div
            key={language}
            data-ring=""
            className={`focus-within:relative focus-within:shadow-ring ${isOutdated ? 'bg-warning-surface' : ''}`}
          >
            <span aria-hidden="true" className="block px-3 pt-2 text-badge leading-none text-ink-3">
              {language === 'zh-CN' ? '中' : 'EN'}
            </span>
            <Suspense fallback={<p className="p-3 text-xs text-ink-3">{t('loadingText')}</p>}>
              <RichTextBox
                language={language}
                described={described}
                onFocus={onFocus}
                label={t('half', { label, language: t(languageKey(language)) })}
                html={text}
                onChange={write}
              />
            </Suspense>
          </div>
        ))}
      </div>
      {outdated && <OutdatedActions path={path} language={outdated} />}
    </ControlFrame>
  );
}
