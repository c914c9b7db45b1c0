import type { KeyboardEvent } from 'react';
import { type Language, languageKey } from '#schemas/language.ts';
import { Badge } from '../ui/Badge.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { TextField } from './field-model.ts';
import { type FieldProps, useComposed, useField, useForm } from './form-context.ts';
import { confirmTranslation } from './translation-status.ts';
import { useLocalisedText } from './use-localised-text.ts';
import type { Path } from './value-paths.ts';

/** A text in both languages in one box. The outdated language is tinted. */
export function LocalisedTextField(props: FieldProps<TextField>) {
  const { field, path, hideLabel = false } = props;
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
        className={`divide-y divide-line overflow-clip rounded border bg-white ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        {languages.map(({ language, text, isOutdated, onFocus, write }) => (
          <LanguageInput
            key={language}
            label={label}
            language={language}
            value={text}
            isOutdated={isOutdated}
            long={field.kind === 'longText'}
            maxLength={field.maxLength}
            described={described}
            onFocus={onFocus}
            onChange={write}
          />
        ))}
      </div>
      {outdated && <OutdatedActions path={path} language={outdated} />}
    </ControlFrame>
  );
}

interface LanguageInputProps {
  /** Label of the field. */
  label: string;
  language: Language;
  value: string;
  onChange: (text: string) => void;
  /** True if the other language was edited later. */
  isOutdated: boolean;
  /** True for a multi-line text. */
  long: boolean;
  /** In characters. */
  maxLength: number | undefined;
  /** ARIA attributes that refer to the help and the error of the field. */
  described: Readonly<Record<string, unknown>>;
  onFocus: () => void;
}

/** The input of one language, inside the box that both languages share. */
function LanguageInput({ label, language, value, onChange, isOutdated, long, ...rest }: LanguageInputProps) {
  const { maxLength, described, onFocus } = rest;
  const { t } = useForm();
  const composed = useComposed(value, (text) =>
    onChange(long ? text : text.replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))),
  );
  const zh = language === 'zh-CN';
  const stayOnLine = (event: KeyboardEvent) => {
    if (!long && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <div
      data-ring=""
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] items-start focus-within:relative focus-within:shadow-ring ${isOutdated ? 'bg-warning-surface' : ''}`}
    >
      <span aria-hidden="true" className="pt-2.5 pl-3 text-badge leading-normal text-ink-3">
        {zh ? '中' : 'EN'}
      </span>
      <textarea
        {...composed}
        {...described}
        {...(maxLength === undefined ? {} : { maxLength })}
        aria-label={t('half', { label, language: t(zh ? 'zh' : 'en') })}
        lang={language}
        rows={long ? 3 : 1}
        onFocus={onFocus}
        onKeyDown={stayOnLine}
        className={`field-sizing-content w-full min-w-0 bg-transparent py-2 pr-3 text-xs leading-normal text-ink outline-none ${long ? 'min-h-16 resize-y' : 'resize-none'}`}
      />
    </div>
  );
}

/** Marks a text whose other language was edited later. */
export const OutdatedBadge = ({ language }: { language: Language }) => {
  const { t } = useForm();
  return <Badge tone="warning">{t(`outdated.${languageKey(language)}`)}</Badge>;
};

/** Look of a button in the line below an outdated text. */
export const outdatedAction = 'rounded underline underline-offset-2 hover:text-ink';

/** Buttons of an outdated text: show the changes of the other language, or confirm that it needs no change. */
export function OutdatedActions({ path, language }: { path: Path; language: Language }) {
  const { t, edited, onEdited, onShowDifferences } = useForm();
  return (
    <p className="flex flex-wrap gap-x-4 text-badge text-warning">
      {onShowDifferences && (
        <button type="button" className={outdatedAction} onClick={() => onShowDifferences(path)}>
          {t('differences')}
        </button>
      )}
      <button
        type="button"
        className={outdatedAction}
        onClick={() => onEdited(confirmTranslation(edited, path))}
      >
        {t(`noChange.${languageKey(language)}`)}
      </button>
    </p>
  );
}
