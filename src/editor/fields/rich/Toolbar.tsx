import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, use, useEffect, useReducer, useState } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useForm } from '../form-context.ts';
import { FieldServicesContext } from '../services.ts';
import { AddressBar } from './AddressBar.tsx';
import { tools } from './tools.ts';

/** Formatting buttons for the selected text. A single tab stop; arrow keys move between the buttons. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useForm();
  const { chooseMedia } = use(FieldServicesContext);
  const [isLinking, setLinking] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => {
      editor.off('transaction', redraw);
    };
  }, [editor]);
  const insertPicture = async () => {
    const src = await chooseMedia?.('picture');
    if (src)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src, alt: '' } })
        .run();
  };
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('toolbar', { label })}
        onKeyDown={walk}
        className="flex flex-wrap border-b border-line"
      >
        {tools.map(({ name, icon, isOn, run }, index) => (
          <ToolButton
            key={name}
            className="w-7"
            icon={icon}
            label={t(name)}
            tabIndex={index === 0 ? 0 : -1}
            {...(isOn ? { 'aria-pressed': isOn(editor) } : {})}
            onClick={() => run(editor)}
          />
        ))}
        <ToolButton
          className="w-7"
          icon="link"
          label={t('link')}
          tabIndex={-1}
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
        {chooseMedia && (
          <ToolButton
            className="w-7"
            icon="media"
            label={t('picture')}
            tabIndex={-1}
            onClick={insertPicture}
          />
        )}
      </div>
      {isLinking && <AddressBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** Moves the focus with arrow keys, Home and End. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
