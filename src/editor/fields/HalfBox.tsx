import type { KeyboardEvent } from 'react';
import type { Language } from '#schemas/language.ts';
import { useForm } from './form-context.ts';
import { useComposed } from './use-composed.ts';

interface HalfBoxProps {
  /** Of the field. */
  label: string;
  language: Language;
  value: string;
  onChange: (text: string) => void;
  /** The other language was written since. */
  older: boolean;
  /** Takes line ends. */
  long: boolean;
  maxLength?: number | undefined;
  described: Readonly<Record<string, unknown>>;
  onFocus: () => void;
}

/** A text in one language, inside the box that both share. */
export function HalfBox({ label, language, value, onChange, older, long, ...rest }: HalfBoxProps) {
  const { maxLength, described, onFocus } = rest;
  const { t } = useForm();
  const composed = useComposed(value, (text) => onChange(long ? text : text.replace(/\s*\n\s*/g, ' ')));
  const zh = language === 'zh-CN';
  const stayOnLine = (event: KeyboardEvent) => {
    if (!long && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <div
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] items-start focus-within:relative focus-within:shadow-ring ${older ? 'bg-warning-surface' : ''}`}
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
