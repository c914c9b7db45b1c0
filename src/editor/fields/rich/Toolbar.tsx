import type { Editor } from '@tiptap/core';
import { type FormEvent, type KeyboardEvent, use, useEffect, useId, useReducer, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { box } from '../../ui/box.ts';
import type { EditorIconName } from '../../ui/EditorIcon.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { completeLink } from '../complete-link.ts';
import { FieldServicesContext, useForm } from '../form-context.ts';
import { PageOptions } from '../PageOptions.tsx';
import type { FieldTextKey } from '../texts.ts';
import { isHarmless } from './extensions.ts';
import { TableBar } from './TableBar.tsx';
import { walkTools } from './walk-tools.ts';

interface Tool {
  name: FieldTextKey;
  icon: EditorIconName;
  /** True if the selection has this format. */
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** Formats of a text, in the order of the toolbar. */
const tools: readonly Tool[] = [
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
  {
    name: 'table',
    icon: 'table',
    isOn: (editor) => editor.isActive('table'),
    run: (editor) => {
      // A table in a cell would be unreadable on a phone.
      if (editor.isActive('table')) editor.commands.focus();
      else editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    },
  },
  { name: 'undo', icon: 'undo', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: 'redo', run: (editor) => editor.chain().focus().redo().run() },
];

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
    const chosen = await chooseMedia?.('picture');
    if (chosen)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src: chosen.address, alt: '' } })
        .run();
  };
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('toolbar', { label })}
        onKeyDown={walkTools}
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
      <TableBar editor={editor} label={label} />
      {isLinking && <AddressBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** Links the selected text. If nothing is selected, the address itself becomes the linked text. */
function setLink(editor: Editor, { href, typed }: { href: string; typed: string }) {
  const chosen = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chosen.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chosen.setLink({ href }).run();
}

/** Whether the address leads to the same place from every page that shows the text. */
const isLinkable = (address: string) => /^(?:[/#?]|[a-z]+:)/i.test(address) && isHarmless(address);

/** Input for the link target of the selected text. Enter applies it, Escape closes the bar. */
function AddressBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useForm();
  const { pages = [] } = use(FieldServicesContext);
  const list = useId();
  const before: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [isRefused, setRefused] = useState(false);
  const problem = useId();
  const set = () => {
    const typed = address.trim();
    const href = completeLink(typed, pages);
    if (typed !== '' && !isLinkable(href)) return setRefused(true);
    if (typed === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else setLink(editor, { href, typed });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  const write = (event: FormEvent<HTMLInputElement>) => {
    setAddress(event.currentTarget.value);
    setRefused(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-line p-1.5">
      <input
        // biome-ignore lint/a11y/noAutofocus: the user opened it with its button and types next.
        autoFocus
        aria-label={t('address')}
        list={list}
        value={address}
        onChange={write}
        onKeyDown={onKeyDown}
        {...(isRefused ? { 'aria-invalid': true, 'aria-describedby': problem } : {})}
        className={`${box} h-9 min-w-0 flex-1`}
      />
      <PageOptions id={list} />
      <Button small variant="text" onClick={set}>
        {t(address.trim() === '' ? 'removeLink' : 'apply')}
      </Button>
      {isRefused && (
        <p id={problem} role="alert" className="w-full text-badge leading-normal text-danger">
          {t('addressRefused')}
        </p>
      )}
    </div>
  );
}
