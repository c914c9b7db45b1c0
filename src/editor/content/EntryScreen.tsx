import { Link, useNavigate } from 'react-router-dom';
import type { EntryKind } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { localise } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { capitalise } from '../capitalise.ts';
import { useEditor } from '../context.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { EditorFieldServices } from '../FieldServices.tsx';
import { EntryForm } from '../fields/EntryForm.tsx';
import { useListUrl } from '../list/list-memory.tsx';
import { useDraftTools } from '../publishing/use-draft-tools.tsx';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { contentPath, useEntity, useKindNames } from './content-kinds.ts';
import { RemoveEntry } from './RemoveEntry.tsx';
import { contentTexts } from './texts.ts';
import { useCheck } from './use-check.ts';
import { useSeed } from './use-seed.ts';

/** The form of an entry. Changes are saved to its draft automatically. */
export function EntryScreen({ kind, id }: { kind: EntryKind; id: string }) {
  const t = useWords(contentTexts);
  const { language } = useEditor();
  const entity = useEntity(kind);
  const draft = useDraft(kind, id);
  const nameOf = useKindNames();
  const navigate = useNavigate();
  const isMissing = draft.status === 'missing';
  const seed = useSeed(kind, id, isMissing);
  const entry = draft.entry ?? (isMissing ? seed : undefined);
  const { form, errors, check } = useCheck(entry);
  const toMend = Object.keys(errors).length;
  const title = (entry && titleOf(entry, language)) ?? capitalise(localise(entity.one, language));
  const { facet } = entry ?? draft.published ?? {};
  const listUrl = useListUrl()(contentPath(kind));
  const toList = () => void navigate(listUrl);
  const tools = useDraftTools(draft, {
    preview: { entry: { kind, id, facet } },
    check,
    name: title,
    more: entity.fixed ? undefined : <RemoveEntry draft={draft} onGone={toList} />,
  });
  return (
    <Screen
      title={title}
      aside={
        <Link
          to={listUrl}
          className="order-first inline-flex items-center gap-1 text-cap text-ink-2 hover:text-teal"
        >
          <Icon name="left" small />
          {nameOf(kind)}
        </Link>
      }
      actions={
        <>
          {tools.status}
          {tools.actions(language)}
        </>
      }
    >
      <div className="mx-auto grid max-w-3xl gap-3">
        {tools.notices}
        {isMissing && !seed && <Notice tone="warning">{t('missing')}</Notice>}
        {toMend > 0 && (
          <Notice tone="danger" live>
            {t('toMend', { count: toMend })}
          </Notice>
        )}
        {(draft.entry === null || (entry && !isMissing)) && tools.foot}
        {entry && (
          <EditorFieldServices>
            <div ref={form} className="rounded border border-line bg-white p-5">
              <EntryForm entry={entry} onChange={draft.change} language={language} errors={errors} />
            </div>
          </EditorFieldServices>
        )}
      </div>
      {tools.dialogs}
    </Screen>
  );
}
