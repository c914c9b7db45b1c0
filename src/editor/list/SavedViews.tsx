import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SavedView } from '#schemas/editor/views.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, keyOf, useEditorQuery } from '../api.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { CheckboxRow } from '../ui/Checkbox.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { listTexts } from './list-texts.ts';

/** Search parameters that are not part of a view: the page of the list, and the open item. */
const passing = ['page', 'id', 'file', 'new'];

/** The filters of a URL in a fixed order, so that two orders of the same filters are one view. */
function filtersOf(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of passing) parameters.delete(name);
  parameters.sort();
  return parameters.toString();
}

/** The saved views of the list at the current URL, and a button that saves or removes the one that is shown. */
export function SavedViews({ className = '' }: { className?: string }) {
  const t = useTranslate(listTexts);
  const { account, say } = useEditor();
  const { pathname: list, search } = useLocation();
  const client = useQueryClient();
  const { problem, attempt } = useProblem();
  const [saving, setSaving] = useState(false);
  const views = useEditorQuery('listViews', { list }).data?.views ?? [];
  const shown = filtersOf(search);
  const current = views.find((view) => filtersOf(view.search) === shown);
  const update = (answer: { views: SavedView[] }) =>
    client.setQueryData(keyOf('listViews', { list }), answer);
  const remove = async ({ id, name }: SavedView) => {
    if (await attempt(async () => update(await callEditor('removeView', { list, id }))))
      say(t('removed', { name }));
  };
  if (views.length === 0 && shown === '') return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      {views.length > 0 && (
        <nav aria-label={t('views')} className="flex flex-wrap gap-x-1 gap-y-1 text-cap">
          <ViewLink to={list} isCurrent={shown === ''}>
            {t('everything')}
          </ViewLink>
          {views.map((view) => (
            <ViewLink key={view.id} to={`${list}?${view.search}`} isCurrent={view === current}>
              {view.by === account?.name ? view.name : t('sharedBy', view)}
            </ViewLink>
          ))}
        </nav>
      )}
      {/* One button for both, so that it keeps the focus when a view is removed. */}
      {shown !== '' && (!current || current.removable) && (
        <Button
          small
          variant="text"
          className="-mx-3"
          onClick={() => (current ? void remove(current) : setSaving(true))}
        >
          {t(current ? 'remove' : 'save')}
        </Button>
      )}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {saving && <SaveView list={list} search={shown} onSaved={update} onClose={() => setSaving(false)} />}
    </div>
  );
}

interface ViewLinkProps {
  to: string;
  isCurrent: boolean;
  children: string;
}

const ViewLink = ({ to, isCurrent, children }: ViewLinkProps) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className="inline-flex min-h-8 max-w-60 items-center rounded border border-line-strong bg-white px-2.5 hover:border-teal aria-[current=page]:border-teal aria-[current=page]:bg-teal-tint aria-[current=page]:text-teal-deep max-md:min-h-touch"
  >
    <span className="truncate">{children}</span>
  </Link>
);

interface SaveViewProps {
  list: string;
  search: string;
  onSaved: (answer: { views: SavedView[] }) => void;
  onClose: () => void;
}

function SaveView({ list, search, onSaved, onClose }: SaveViewProps) {
  const t = useTranslate(listTexts);
  const common = useTranslate(commonTexts);
  const { say } = useEditor();
  const { problem, attempt } = useProblem();
  const [name, setName] = useState('');
  const [shared, share] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isSaved = await attempt(async () =>
      onSaved(await callEditor('saveView', { list, name, search, shared })),
    );
    if (!isSaved) return;
    say(t('saved', { name: name.trim() }));
    onClose();
  };
  return (
    <DialogBox title={t('saveTitle')} open onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4 leading-normal">
        <TextBox
          label={t('name')}
          hint={t('saveHint')}
          value={name}
          onChange={setName}
          maxLength={40}
          autoFocus
        />
        <CheckboxRow checked={shared} onChange={share}>
          {t('shared')}
        </CheckboxRow>
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="outline" small onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" small disabled={name.trim() === ''}>
            {common('save')}
          </Button>
        </div>
      </form>
    </DialogBox>
  );
}
