import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { LoadingPart } from '../../../ui/LoadingPart.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { type Converted, convertClipboard, isSimple } from './convert.ts';
import { withFiles } from './files.ts';

const PasteReport = lazyPart(() => import('./PasteReport.tsx'));

interface Pasted {
  converted: Converted;
  /** The same as plain text. */
  text: string;
  editor: Editor;
}

/** Converts what is pasted into a text, and shows a report first unless it is simple. */
export function usePaste() {
  const [pasted, setPasted] = useState<Pasted>();
  const take = useRef((editor: Editor, event: ClipboardEvent): boolean => {
    const read = event.clipboardData && readClipboard(editor, event.clipboardData);
    if (!read) return false;
    event.preventDefault();
    const { converted, files, text } = read;
    if (files.length === 0 && isSimple(converted, editor.isActive('table'))) insert(editor, converted.html);
    else void withFiles(converted, files).then((full) => setPasted({ converted: full, text, editor }));
    return true;
  });
  const close = () => {
    setPasted(undefined);
    pasted?.editor.commands.focus();
  };
  const report: ReactNode = pasted && (
    <Suspense fallback={<LoadingPart />}>
      <PasteReport
        converted={pasted.converted}
        onClose={close}
        onInsert={(html) => {
          insert(pasted.editor, html);
          close();
        }}
        {...(pasted.text.trim() === ''
          ? {}
          : {
              onTextOnly: () => {
                inOneStep(pasted.editor, ({ view }) => view.pasteText(pasted.text));
                close();
              },
            })}
      />
    </Suspense>
  );
  return { take: take.current, report };
}

/** Returns undefined for what ProseMirror pastes itself: plain text, code, and parts of texts of this editor. */
function readClipboard(editor: Editor, data: DataTransfer) {
  const html = data.getData('text/html');
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  const isOwn = html.includes('data-pm-slice');
  if (isOwn || editor.isActive('codeBlock') || (html === '' && pictures.length === 0)) return undefined;
  const converted = convertClipboard({
    ...{ html, rtf: data.getData('text/rtf'), origin: window.location.origin },
    isInTable: editor.isActive('table'),
  });
  const isPicture = html === '' || (converted.pictures.length === 1 && !converted.pictures[0]?.data);
  return { converted, files: isPicture ? pictures : [], text: data.getData('text/plain') };
}

const insert = (editor: Editor, html: string): void =>
  inOneStep(editor, ({ view }) => {
    if (html !== '') view.pasteHTML(html);
  });

/** ProseMirror joins changes of the same half second into one step of its history. */
function inOneStep(editor: Editor, change: (editor: Editor) => void): void {
  const separate = () => editor.view.dispatch(closeHistory(editor.view.state.tr));
  separate();
  change(editor);
  separate();
}
