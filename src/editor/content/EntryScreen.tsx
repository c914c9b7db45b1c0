import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EntryKind } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAsk } from '../api.ts';
import { useEditor } from '../context.tsx';
import { DraftNotices } from '../drafts/DraftNotices.tsx';
import { DraftState } from '../drafts/DraftState.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { EntryForm } from '../fields/EntryForm.tsx';
import { FieldServicesContext } from '../fields/services.ts';
import { MediaPickerProvider } from '../media/MediaPicker.tsx';
import { ConflictDialog } from '../publishing/ConflictDialog.tsx';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useEntity } from './content-kinds.ts';
import { EntryActions } from './EntryActions.tsx';
import { newEntry } from './new-entry.ts';
import { contentTexts } from './texts.ts';
import { useFieldServices } from './use-field-services.ts';
import { useKindNames } from './use-kind-names.ts';

/** The form of an entry, which is saved into its draft as it is filled in. */
export const EntryScreen = (props: { kind: EntryKind; id: string }) => (
  <MediaPickerProvider>
    <EntryOfKind {...props} />
  </MediaPickerProvider>
);

function EntryOfKind({ kind, id }: { kind: EntryKind; id: string }) {
  const t = useWords(contentTexts);
  const { language } = useEditor();
  const entity = useEntity(kind);
  const draft = useDraft(kind, id);
  const services = useFieldServices();
  const nameOf = useKindNames();
  const [comparing, setComparing] = useState(false);
  const isMissing = draft.status === 'missing';
  const seed = useSeed(kind, id, isMissing);
  const entry = draft.entry ?? (isMissing ? seed : undefined);
  const title = (entry && titleOf(entry, language)) ?? entity.one[language];
  return (
    <Screen
      title={title}
      aside={
        <Link
          to={`/editor/content/${kind}`}
          className="order-first inline-flex items-center gap-1 text-cap text-ink-2 hover:text-teal"
        >
          <Icon name="left" small />
          {nameOf(kind)}
        </Link>
      }
      actions={
        <>
          <DraftState draft={draft} />
          <EntryActions draft={draft} entity={entity} />
        </>
      }
    >
      <div className="mx-auto grid max-w-3xl gap-5">
        <DraftNotices draft={draft} onCompare={() => setComparing(true)} />
        {isMissing && !seed && <Notice tone="warning">{t('missing')}</Notice>}
        {entry && (
          <FieldServicesContext value={services}>
            <div className="rounded border border-line bg-white p-5">
              <EntryForm entry={entry} onChange={draft.change} language={language} />
            </div>
          </FieldServicesContext>
        )}
      </div>
      <ConflictDialog draft={draft} open={comparing} onClose={() => setComparing(false)} />
    </Screen>
  );
}

/** What a new entry starts from; undefined for an address that nobody made, and until its place is known. */
function useSeed(kind: EntryKind, id: string, isMissing: boolean) {
  const [params] = useSearchParams();
  const isNew = params.has('new');
  const entity = useEntity(kind);
  const facet = params.get('facet') ?? undefined;
  const last = useAsk(
    'listEntries',
    { kind, sort: 'order', descending: true, pageSize: 1, ...(facet ? { facet } : {}) },
    { enabled: isNew && isMissing },
  );
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  return useMemo(() => {
    if (!isNew || !last.data) return undefined;
    const sort = (last.data.items[0]?.sort ?? 0) + 1;
    return newEntry({ kind, id, entity, facet, sort, today });
  }, [isNew, last.data, kind, id, entity, facet, today]);
}
