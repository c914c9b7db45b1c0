import { Editor } from '@tiptap/core';
import { reduceHtml, richTextExtensions } from './extensions.ts';
import { tidyTables } from './tables.ts';

interface RichTextOptions {
  html: string;
  /** Parent element. Not rendered if undefined. */
  element?: HTMLElement | undefined;
  onFocus?: () => void;
  /** Returns true if it takes what is pasted. */
  onPaste?: (editor: Editor, event: ClipboardEvent) => boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** Receives each change. If the text equals the original again, it is the original HTML to the byte. */
  onChange: (html: string) => void;
}

/** Creates a rich text editor for one text in one language. */
export function createRichText({ html, attributes, onChange, onFocus, onPaste, element }: RichTextOptions) {
  let opened = { html, read: '' };
  let last = html;
  const editor: Editor = new Editor({
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
        paste: (_view, event) => onPaste?.(editor, event) ?? false,
        // ProseMirror inserts the composed text shortly after this event.
        compositionend: () => void setTimeout(settle, 50),
      },
    },
    onUpdate: ({ editor: { isEmpty }, editor: changed }) => {
      // A composition commits when it ends.
      if (changed.view.composing) return;
      give(isEmpty ? '' : tidyTables(changed.getHTML()));
    },
  });
  const readNow = () => (editor.isEmpty ? '' : tidyTables(editor.getHTML()));
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
    /** The text as `onChange` receives it. */
    read: readNow,
    /** Updates the attributes: accessible name and description. */
    describe: (next: Record<string, string>) =>
      editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: next } }),
    /** Replaces the text after a change outside the editor, such as an undo. */
    show: (next: string) => {
      if (next === last) return;
      last = next;
      editor.chain().setMeta('addToHistory', false).setContent(reduceHtml(next), { emitUpdate: false }).run();
      opened = { html: next, read: readNow() };
    },
  };
}
export type RichText = ReturnType<typeof createRichText>;
