import { use, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../../../context.tsx';
import { DialogBox } from '../../../ui/DialogBox.tsx';
import { EditorIcon, type EditorIconName } from '../../../ui/EditorIcon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FieldServicesContext } from '../../form-context.ts';
import { reduceHtml } from '../extensions.ts';
import type { Converted } from './convert.ts';
import { fileOf } from './files.ts';
import type { PasteNoteKind } from './notes.ts';
import type { PastedPicture } from './pictures.ts';
import { pasteTexts } from './texts.ts';

interface PasteReportProps {
  converted: Converted;
  onClose: () => void;
  /** Receives the HTML with the addresses of the stored pictures. */
  onInsert: (html: string) => void;
  /** Undefined if the clipboard has no text. */
  onTextOnly?: () => void;
}

/** Shows what a paste inserts, and what it keeps, changes and loses. Stores its pictures in the library first. */
export default function PasteReport({ converted, onClose, onInsert, onTextOnly }: PasteReportProps) {
  const t = useTranslate(pasteTexts);
  const { html, pictures, source } = converted;
  const { addresses, problems, isSending, choose, store } = usePictures(pictures);
  const insert = (stored: Addresses) => onInsert(fillPictures(html, pictures, ({ token }) => stored[token]));
  const upload = async () => {
    const { stored, isComplete } = await store();
    if (isComplete) insert(stored);
  };
  const nameOf = ({ alt, address }: PastedPicture) => alt || address || t('unnamed');
  const preview = fillPictures(
    html,
    pictures,
    ({ token, data }) => addresses[token] ?? data,
    (picture) => t('missing', { name: nameOf(picture) }),
  );
  const failed = Object.values(problems);
  return (
    <DialogBox
      title={t('title', { program: t(source) })}
      size="wide"
      open
      onClose={onClose}
      actions={
        <>
          {onTextOnly && (
            <Button small variant="text" className="mr-auto" disabled={isSending} onClick={onTextOnly}>
              {t('textOnly')}
            </Button>
          )}
          {failed.length > 0 && (
            <Button small variant="outline" disabled={isSending} onClick={() => insert(addresses)}>
              {t('insertWithout')}
            </Button>
          )}
          <Button small variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button small disabled={isSending} onClick={upload}>
            {t(failed.length > 0 ? 'again' : 'insert')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">{t('help')}</p>
      {failed.length > 0 && (
        <div className="mb-4">
          <Notice tone="danger" live>
            <p>{t('failed', { count: failed.length })}</p>
            <ul>
              {[...new Set(failed)].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {isSending && t('uploading')}
      </p>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keyboard. */}
        <section aria-label={t('preview')} tabIndex={0} className="max-h-[60vh] min-w-0 overflow-y-auto">
          <div
            className="rich-text border-l-2 border-brass pl-5 text-sm [&_mark]:bg-danger-surface [&_mark]:px-2 [&_mark]:py-1 [&_mark]:text-danger"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: `reduceHtml` leaves only allowed elements.
            dangerouslySetInnerHTML={{ __html: preview }}
          />
        </section>
        <section aria-label={t('report')}>
          <ul className="mb-4 grid gap-2 empty:hidden">
            {pictures
              .filter(({ data }) => !data)
              .map((picture) => (
                <li key={picture.token}>
                  <button
                    type="button"
                    className="max-w-full rounded text-left text-badge font-medium break-all text-teal underline underline-offset-4"
                    onClick={() => choose(picture)}
                  >
                    {t(addresses[picture.token] ? 'chosen' : 'choose', { name: nameOf(picture) })}
                  </button>
                </li>
              ))}
          </ul>
          {kinds.map((kind) => (
            <Notes key={kind} kind={kind} converted={converted} />
          ))}
        </section>
      </div>
    </DialogBox>
  );
}

/**
 * Replaces the tokens of pasted pictures by their addresses.
 *
 * @param addressOf undefined if a picture has none
 * @param missing text in the place of a picture without an address; if it is undefined, the place is removed
 * @returns HTML that the editor preserves
 */
function fillPictures(
  html: string,
  pictures: readonly PastedPicture[],
  addressOf: (picture: PastedPicture) => string | undefined,
  missing?: (picture: PastedPicture) => string,
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('img')) {
    const picture = pictures.find(({ token }) => token === element.getAttribute('src'));
    const address = picture && addressOf(picture);
    if (!picture) continue;
    if (address) element.setAttribute('src', address);
    else {
      const parent = element.parentElement;
      const text = body.ownerDocument.createElement('mark');
      text.textContent = missing?.(picture) ?? '';
      element.replaceWith(...(missing ? [text] : []));
      if (parent?.localName === 'p' && parent.childNodes.length === 0) parent.remove();
    }
  }
  return reduceHtml(body.innerHTML);
}

/** What is lost comes first: it must be seen without scrolling. */
const kinds = ['lost', 'changed', 'kept'] as const;

const looks: Readonly<Record<PasteNoteKind, { icon: EditorIconName; tone: string }>> = {
  kept: { icon: 'check', tone: 'text-success' },
  changed: { icon: 'redo', tone: 'text-ink-2' },
  lost: { icon: 'cross', tone: 'text-danger' },
};

function Notes({ kind, converted }: { kind: PasteNoteKind; converted: Converted }) {
  const t = useTranslate(pasteTexts);
  const notes = converted.notes.filter((note) => note.kind === kind);
  if (notes.length === 0) return null;
  const { icon, tone } = looks[kind];
  return (
    <>
      <h3 className={`flex items-center gap-2 border-b border-ink py-2 font-medium ${tone}`}>
        <EditorIcon name={icon} />
        {t(kind)}
      </h3>
      <ul className="mb-4 divide-y divide-line">
        {notes.map(({ what, count, details }) => (
          <li key={what} className="py-2">
            {t(what, { count })}
            {details.length > 0 && (
              <ul className="text-badge leading-normal break-all text-ink-3">
                {[...new Set(details)].slice(0, mostDetails).map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Limit of a list of a web page with hundreds of pictures. */
const mostDetails = 20;

/** By token. */
type Addresses = Readonly<Record<string, string>>;

/** The addresses of pasted pictures in the library, and why some are not there. */
function usePictures(pictures: readonly PastedPicture[]) {
  const t = useTranslate(pasteTexts);
  const { addPicture, chooseMedia } = use(FieldServicesContext);
  const [addresses, setAddresses] = useState<Addresses>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  return {
    ...{ addresses, problems, isSending },
    choose: async ({ token }: PastedPicture) => {
      const chosen = await chooseMedia?.('picture');
      if (chosen) setAddresses((all) => ({ ...all, [token]: chosen.address }));
    },
    /** Uploads the pictures that are not stored yet, one after the other. */
    store: async () => {
      setSending(true);
      const stored: Record<string, string> = { ...addresses };
      const failed: Record<string, string> = {};
      for (const [index, { token, alt, data }] of pictures.entries()) {
        if (!data || stored[token]) continue;
        const added = await addPicture?.(fileOf(data, alt || t('fileName', { number: index + 1 })));
        if (added && 'address' in added) stored[token] = added.address;
        else failed[token] = added?.problem ?? '';
      }
      setAddresses(stored);
      setProblems(failed);
      setSending(false);
      return { stored, isComplete: Object.keys(failed).length === 0 };
    },
  };
}
