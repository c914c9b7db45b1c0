import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { EditorRequest } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { mediaTexts } from './texts.ts';

interface ArrangeBarProps {
  ids: readonly string[];
  onDone: () => void;
}

/** What can be done with several files at once: moving them to a folder and adding a tag. */
export function ArrangeBar({ ids, onDone }: ArrangeBarProps) {
  const t = useTranslate(mediaTexts);
  const common = useTranslate(commonTexts);
  const { say } = useEditor();
  const client = useQueryClient();
  const { problem, attempt } = useProblem();
  const [folder, setFolder] = useState('');
  const [tag, setTag] = useState('');
  const arrange = async (change: Omit<EditorRequest<'arrangeMedia'>, 'ids'>) => {
    const done = await attempt(() => callEditor('arrangeMedia', { ids: [...ids], ...change }));
    if (!done) return;
    say(t('arranged', { count: ids.length }));
    await client.invalidateQueries({ queryKey: ['listMedia'] });
    onDone();
  };
  return (
    <section
      aria-label={t('chosenFiles')}
      className="mb-4 grid gap-3 rounded border border-teal bg-teal-tint p-3"
    >
      <div className="flex flex-wrap items-end gap-3">
        <p role="status" className="self-center text-cap font-medium">
          {t('ticked', { count: ids.length })}
        </p>
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void arrange({ folder });
          }}
        >
          <FolderBox value={folder} onChange={setFolder} />
          <Button small variant="outline" type="submit">
            {t('move')}
          </Button>
        </form>
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (tag.trim()) void arrange({ addTag: tag });
          }}
        >
          <TextBox label={t('tag')} value={tag} maxLength={40} onChange={setTag} className="w-40" />
          <Button small variant="outline" type="submit" disabled={tag.trim() === ''}>
            {t('addTag')}
          </Button>
        </form>
        <Button small variant="text" className="ml-auto" onClick={onDone}>
          {common('clear')}
        </Button>
      </div>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </section>
  );
}

interface FolderBoxProps {
  value: string;
  onChange: (folder: string) => void;
  onBlur?: () => void;
}

/** Field for a folder. A name that no file has yet makes a new folder. */
export function FolderBox({ value, onChange, onBlur }: FolderBoxProps) {
  const t = useTranslate(mediaTexts);
  const client = useQueryClient();
  const listId = useId();
  const known = new Set(
    client
      .getQueriesData<{ folders?: { name: string }[] }>({ queryKey: ['listMedia'] })
      .flatMap(([, answer]) => answer?.folders ?? [])
      .map(({ name }) => name),
  );
  return (
    <label className="grid gap-1.5 text-cap">
      <span className="font-medium">{t('folder')}</span>
      <input
        list={listId}
        value={value}
        maxLength={120}
        placeholder={t('noFolder')}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        className="h-10 w-full min-w-44 rounded border border-line-strong bg-white px-3 text-cap"
      />
      <datalist id={listId}>
        {[...known].sort().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}
