import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { languageKey, localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { ExportTable, readAll } from '../list/ExportTable.tsx';
import { useListUrl } from '../list/list-memory.tsx';
import { newId } from '../new-id.ts';
import { BinDialog } from '../publishing/history/BinDialog.tsx';
import { binTexts } from '../publishing/history/bin-texts.ts';
import { useRefresh } from '../publishing/use-refresh.ts';
import { Screen } from '../ui/Screen.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { useMomentText } from '../use-times.ts';
import { contentPath, useEntity, useKindNames } from './content-kinds.ts';
import { type ContentList, listRequest, useContentList } from './content-list.ts';
import { EntryList } from './EntryList.tsx';
import { contentTexts } from './texts.ts';

/** The list of a kind, with links to the other kinds. */
export function ListScreen({ kind, kinds }: { kind: EntryKind; kinds: readonly EntryKind[] }) {
  const t = useTranslate(contentTexts);
  const navigate = useNavigate();
  const nameOf = useKindNames();
  const urlOf = useListUrl();
  const entity = useEntity(kind);
  const list = useContentList(kind);
  return (
    <Screen
      title={nameOf(kind)}
      actions={
        <>
          <ExportEntries kind={kind} list={list} />
          <BinButton kind={kind} />
          <NewButton kind={kind} entity={entity} facet={list.state.facet} />
        </>
      }
    >
      <div className="mx-auto grid max-w-7xl gap-4 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-6">
        <div className="md:hidden">
          <SelectBox
            label={t('kind')}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: nameOf(one) }))}
            onChange={(next) => void navigate(urlOf(contentPath(next)))}
          />
        </div>
        <div className="hidden content-start md:grid [&_nav]:grid [&_nav]:gap-0 [&_nav]:border-0 [&_a]:border-b-0 [&_a]:border-l-2 [&_a]:py-1.5 [&_a]:pl-3">
          <TabLinks
            label={t('kinds')}
            tabs={kinds.map((one) => ({ to: urlOf(contentPath(one)), label: nameOf(one) }))}
          />
        </div>
        <EntryList kind={kind} entity={entity} list={list} />
      </div>
    </Screen>
  );
}

/** Saves the entries that match the filters as a table. */
function ExportEntries({ kind, list }: { kind: EntryKind; list: ContentList }) {
  const t = useTranslate(contentTexts);
  const common = useTranslate(commonTexts);
  const momentText = useMomentText();
  const read = async () => {
    const request = listRequest(kind, list.state);
    const entries = await readAll(500, (part) => callEditor('listEntries', { ...request, ...part }));
    return entries.map(({ id, title, state, date, until, published, changedAt, changedBy }) => [
      ...[title['zh-CN'] ?? '', title['en-US'] ?? '', id, t(state), date ?? '', until ?? ''],
      published.map((language) => common(languageKey(language))).join(' '),
      ...[changedAt ? momentText(changedAt) : '', changedBy ?? ''],
    ]);
  };
  const head = [
    'titleZh',
    'titleEn',
    'id',
    'state',
    'date',
    'untilDate',
    'published',
    'changedAt',
    'changedBy',
  ] as const;
  return <ExportTable name={kind} head={head.map((key) => t(key))} read={read} />;
}

/** Opens the deleted entries of a kind. */
function BinButton({ kind }: { kind: EntryKind }) {
  const t = useTranslate(binTexts);
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small variant="text" onClick={() => setOpen(true)}>
        {t('bin')}
      </Button>
      {isOpen && (
        <BinDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onRestored={({ kind: own, id }) => refresh([{ kind: own, id }])}
        />
      )}
    </>
  );
}

interface NewButtonProps {
  kind: EntryKind;
  entity: Entity;
  /** Facet of the new entry: the one that the list is filtered by. */
  facet: string | undefined;
}

function NewButton({ kind, entity, facet }: NewButtonProps) {
  const t = useTranslate(contentTexts);
  const { language } = useEditor();
  const navigate = useNavigate();
  const open = () => {
    const params = new URLSearchParams({ new: '', ...(facet ? { facet } : {}) });
    void navigate(`${entryUrl({ kind, id: newId(kind) })}?${params}`);
  };
  return (
    <Button small onClick={open}>
      {t('createOne', { what: localise(entity.one, language) })}
    </Button>
  );
}
