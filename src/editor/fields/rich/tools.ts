import type { Editor } from '@tiptap/core';
import type { EditorIconName } from '../../ui/EditorIcon.tsx';
import type { FieldTextKey } from '../texts.ts';

interface Tool {
  name: FieldTextKey;
  icon: EditorIconName;
  /** True if the selection has this format. */
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** Formats of a text, in the order of the toolbar. */
export const tools: readonly Tool[] = [
  {
    name: 'bold',
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    icon: 'strike',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'heading',
    icon: 'heading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'subheading',
    icon: 'subheading',
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    name: 'bullets',
    icon: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'undo', icon: 'undo', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: 'redo', run: (editor) => editor.chain().focus().redo().run() },
];
