import { useState } from 'react';
import type { Entry } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../../context.tsx';
import { useIsOwnRival } from '../../drafts/DraftNotices.tsx';
import { nextOf } from '../../drafts/stored.ts';
import type { DraftHandle } from '../../drafts/use-draft.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { useTimes } from '../../use-times.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { type Choice, type Conflict, type ConflictPart, conflictParts, mergedEntry } from './conflict.ts';
import { conflictTexts } from './conflict-texts.ts';

interface ConflictDialogProps {
  /** A draft in status `conflict`. */
  draft: DraftHandle;
  open: boolean;
  onClose: () => void;
}

/** Resolves an edit conflict: shows both versions side by side, with a choice for each block or field. */
export function ConflictDialog({ draft, open, onClose }: ConflictDialogProps) {
  const t = useTranslate(conflictTexts);
  const isOwn = useIsOwnRival(draft);
  if (!open || draft.status !== 'conflict') return null;
  const { entry: mine, base, rival } = draft;
  const ended = (choose: () => void) => () => {
    choose();
    onClose();
  };
  return (
    <DialogBox title={t('title')} open={open} onClose={onClose} size="wide">
      <div className="grid gap-4 leading-normal">
        <Introduction draft={draft} isOwn={isOwn} />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" small onClick={ended(draft.takeTheirs)}>
            {t(isOwn ? 'own.allTheirs' : 'allTheirs')}
          </Button>
          <Button variant="outline" small onClick={ended(draft.keepMine)}>
            {t(isOwn ? 'own.allMine' : 'allMine')}
          </Button>
        </div>
        {mine && rival && (
          <Choices
            conflict={{ base: base ?? undefined, mine, theirs: rival }}
            isOwn={isOwn}
            onSave={(merged, unchosen) => ended(() => draft.merged(merged, unchosen))()}
          />
        )}
      </div>
    </DialogBox>
  );
}

function Introduction({ draft: { rivalSaved, theirs }, isOwn }: { draft: DraftHandle; isOwn: boolean }) {
  const t = useTranslate(conflictTexts);
  const timeOf = useTimes();
  if (!rivalSaved) return <p>{t(nextOf(theirs) ? 'removalMine' : 'introGone')}</p>;
  const { by = t('someone'), at } = rivalSaved;
  return <p>{t(isOwn ? 'introOwn' : 'intro', { by, time: at ? timeOf(at) : '' })}</p>;
}

interface ChoicesProps {
  conflict: Conflict;
  isOwn: boolean;
  onSave: (merged: Entry, unchosen: Entry) => void;
}

function Choices({ conflict, isOwn, onSave }: ChoicesProps) {
  const t = useTranslate(conflictTexts);
  const parts = conflictParts(conflict);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(() => firstChoices(parts));
  const left = parts.filter(({ name }) => !choices.has(name)).length;
  const save = () => {
    const others = parts.map(({ name }) => [name, choices.get(name) === 'mine' ? 'theirs' : 'mine'] as const);
    onSave(mergedEntry(conflict, choices), mergedEntry(conflict, new Map(others)));
  };
  return (
    <>
      <ul className="grid gap-3">
        {parts.map((part) => (
          <ConflictChoice
            key={part.name}
            part={part}
            conflict={conflict}
            isOwn={isOwn}
            choice={choices.get(part.name)}
            onChoose={(choice) => setChoices(new Map(choices).set(part.name, choice))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-4">
        {left > 0 && <p role="status">{t('left', { count: left })}</p>}
        <Button small disabled={left > 0} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}

const firstChoices = (parts: readonly ConflictPart[]): Map<string, Choice> =>
  new Map(parts.flatMap(({ name, changedBy }) => (changedBy ? [[name, changedBy] as const] : [])));
