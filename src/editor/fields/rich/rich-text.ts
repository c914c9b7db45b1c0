import { Editor } from '@tiptap/core';
import { richTextExtensions } from './extensions.ts';
import { reduceHtml } from './reduce-html.ts';

interface RichTextOptions {
  html: string;
  /** Where it is shown; without it nowhere. */
  element?: HTMLElement | undefined;
  onFocus?: () => void;
  /** Of the field that is typed into. */
  attributes: Record<string, string>;
  /** Something was changed; a text that is as it was at first comes back to the byte. */
  onChange: (html: string) => void;
}

/** An editor of one text in one language. */
export function createRichText({ html, attributes, onChange, onFocus, element }: RichTextOptions) {
  let opened = { html, read: '' };
  let last = html;
  const editor = new Editor({
    content: reduceHtml(html),
    extensions: richTextExtensions,
    injectCSS: false,
    ...(element ? { element } : {}),
    ...(onFocus ? { onFocus } : {}),
    onBlur: () => settle(),
    editorProps: {
      attributes,
      transformPastedHTML: reduceHtml,
      handleDOMEvents: {
        // What was composed is in the text a moment later.
        compositionend: () => void setTimeout(settle, 50),
      },
    },
    onUpdate: ({ editor: { isEmpty }, editor: changed }) => {
      // What an input method composes is its own until it is done.
      if (changed.view.composing) return;
      give(isEmpty ? '' : changed.getHTML());
    },
  });
  const readNow = () => (editor.isEmpty ? '' : editor.getHTML());
  opened = { html, read: readNow() };

  function give(read: string): void {
    const next = read === opened.read ? opened.html : read;
    if (next === last) return;
    last = next;
    onChange(next);
  }

  function settle(): void {
    if (!editor.isDestroyed && !editor.view.composing) give(readNow());
  }

  return {
    editor,
    /** Its name, and what is said of it, have changed. */
    describe: (next: Record<string, string>) =>
      editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: next } }),
    /** The text was changed elsewhere, by an undo for example. */
    show: (next: string) => {
      if (next === last) return;
      last = next;
      editor.chain().setMeta('addToHistory', false).setContent(reduceHtml(next), { emitUpdate: false }).run();
      opened = { html: next, read: readNow() };
    },
  };
}
export type RichText = ReturnType<typeof createRichText>;
