import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#schemas/language.ts';
import { usePaste } from './paste/use-paste.tsx';
import { createRichText, type RichText } from './rich-text.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextBoxProps {
  /** Accessible name, with the language. */
  label: string;
  language: Language;
  html: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  described: Readonly<Record<string, unknown>>;
}

/** A formatted text in one language. The toolbar is visible while the text has the focus. */
export default function RichTextBox({
  label,
  language,
  html,
  onChange,
  onFocus,
  described,
}: RichTextBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<RichText>();
  const { 'aria-describedby': by, 'aria-invalid': invalid } = described;
  const attributes = useMemo(
    () => attributesOf({ label, language, by, invalid }),
    [label, language, by, invalid],
  );
  const { take, report } = usePaste();
  const first = useRef({ html, attributes });
  const now = useRef({ onChange, onFocus });
  now.current = { onChange, onFocus };

  useEffect(() => {
    const made = createRichText({
      ...first.current,
      element: place.current ?? undefined,
      onChange: (next) => now.current.onChange(next),
      onFocus: () => now.current.onFocus(),
      onPaste: take,
    });
    setText(made);
    return () => made.editor.destroy();
  }, [take]);
  useEffect(() => text?.show(html), [text, html]);
  useEffect(() => text?.describe(attributes), [text, attributes]);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (text && goToTools(text, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      {text && <Toolbar editor={text.editor} label={label} />}
      <div ref={place} className="relative max-h-96 min-h-24 overflow-y-auto text-xs leading-normal" />
      {report}
    </div>
  );
}

const tools = '[role="toolbar"] button:not(:disabled)';
const tableTools = '[data-table-tools]';

/**
 * Moves the focus between the text and its tools: Alt with F10 goes to the toolbar. In a table, where Tab goes to the
 * next cell, Escape goes to its tools, and from there back.
 *
 * @returns whether the key did so
 */
function goToTools(
  { editor }: RichText,
  { key, altKey, currentTarget, target, nativeEvent }: KeyboardEvent<HTMLElement>,
): boolean {
  if (nativeEvent.isComposing || !(target instanceof Element)) return false;
  const isInText = editor.view.dom.contains(target);
  if (key === 'F10' && altKey && isInText) currentTarget.querySelector<HTMLElement>(tools)?.focus();
  else if (key !== 'Escape' || !editor.isActive('table')) return false;
  else if (isInText) currentTarget.querySelector<HTMLElement>(`${tableTools} ${tools}`)?.focus();
  else if (target.closest(tableTools)) editor.view.focus();
  else return false;
  return true;
}

interface Described extends Pick<RichTextBoxProps, 'label' | 'language'> {
  /** Ids of the help and the error. */
  by: unknown;
  invalid: unknown;
}

const attributesOf = ({ label, language, by, invalid }: Described): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  lang: language,
  class: 'rich-text px-3 py-2 outline-none whitespace-pre-wrap break-words min-h-24',
  ...(by ? { 'aria-describedby': String(by) } : {}),
  ...(invalid ? { 'aria-invalid': 'true' } : {}),
});
