import { useState } from 'react';
import type { InboxRequest } from '#schemas/editor/inbox.ts';
import { type Localised, languageKey } from '#schemas/language.ts';
import { fieldsOf, labelsOf } from '#schemas/request-forms.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { fullTime } from './format.ts';
import { useStatusText } from './StatusBadge.tsx';
import { inboxTexts } from './texts.ts';
import type { Note } from './use-note.ts';

interface RequestLogProps {
  request: InboxRequest;
  note: Note;
}

/** The status changes and notes, newest first, with a form to add a note. */
export function RequestLog({ request, note }: RequestLogProps) {
  const t = useTranslate(inboxTexts);
  const { timeZone, deletedAt } = request;
  const entries = useEntries(request);
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 text-cap text-ink-3">{t('log')}</h3>
      <NoteForm note={note} />
      <ol className="mt-4 grid gap-3">
        {entries.map(({ at, who, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added, at the front.
          <li key={entries.length - index} className="border-l-2 border-line pl-3 leading-normal">
            <p className="tnum text-badge text-ink-3">
              <time dateTime={at}>{fullTime(at, timeZone)}</time> · {who}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <p className="tnum mt-4 text-badge text-ink-3">
        {t('deletedAt', { date: fullTime(deletedAt, timeZone).slice(0, 10) })}
      </p>
    </section>
  );
}

interface Entry {
  at: string;
  who: string;
  text: string;
}

/** Status changes and notes, newest first. */
function useEntries({ kind, receivedAt, changes, notes }: InboxRequest): Entry[] {
  const t = useTranslate(inboxTexts);
  const { language } = useEditor();
  const textOf = useStatusText();
  const labels = new Map<string, Localised>(fieldsOf(kind).flatMap(labelsOf));
  const key = languageKey(language);
  const saying = ({ what, fields }: InboxRequest['changes'][number]) => {
    if (what === 'withdrawn') return t('withdrawn');
    if (what !== 'amended') return t('became', { status: textOf({ status: what, kind }) });
    return t('amended', { fields: fields.map((name) => labels.get(name)?.[key] ?? name).join(t('and')) });
  };
  const happened = changes.map((change) => ({
    at: change.at,
    who: change.by ?? t(change.who),
    text: saying(change),
  }));
  const noted = notes.map(({ at, by, text }) => ({ at, who: by, text }));
  return [{ at: receivedAt, who: t('applicant'), text: t('sent') }, ...happened, ...noted]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .reverse();
}

function NoteForm({ note }: Pick<RequestLogProps, 'note'>) {
  const t = useTranslate(inboxTexts);
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await attempt(note.save);
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      <TextBox
        label={t('note')}
        hideLabel
        rows={3}
        placeholder={t('notePlaceholder')}
        value={note.text}
        onChange={note.write}
        maxLength={2000}
      />
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {note.text.trim() !== '' && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-badge text-ink-3">{t('noteUnsaved')}</p>
          <Button small variant="outline" disabled={busy} onClick={save}>
            {t('saveNote')}
          </Button>
        </div>
      )}
    </div>
  );
}
