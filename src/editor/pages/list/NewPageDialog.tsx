import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { pageIdAt } from '#schemas/page-address.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { entryUrl } from '../../entry-url.ts';
import { addressTexts, pathBelow, pathPart } from '../../menu-tree/addresses.ts';
import { flatten, type MenuTree, namesOf } from '../../menu-tree/menu-tree.ts';
import { useLatinName } from '../../menu-tree/use-latin-name.ts';
import { useMenu } from '../../menu-tree/use-menu.ts';
import { newId } from '../../new-id.ts';
import { CheckboxRow } from '../../ui/Checkbox.tsx';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { sectionTexts } from '../sections/section-texts.ts';
import { sectionTitle, useSections } from '../sections/use-sections.ts';
import { draftsOfNewPage, type NewPage, newPageEntry, newPathProblem, takenPaths } from './new-page.ts';
import type { PageRow } from './page-rows.ts';
import { pagesTexts } from './texts.ts';

/** Values of the form; without a path it is derived from the name. */
type NewPageFields = Omit<NewPage, 'path'> & { path: string | undefined };

interface NewPageDialogProps {
  /** Page whose blocks are copied. */
  copyOf?: PageRow;
  onClose: () => void;
}

/** Value of the list of templates that begins with no blocks. */
const blank = '/';

/** Creates a page, with or without a menu item, and opens it once its drafts are saved. */
export function NewPageDialog({ copyOf, onClose }: NewPageDialogProps) {
  const t = useTranslate(pagesTexts);
  const common = useTranslate(commonTexts);
  const { say, language } = useEditor();
  const ofSections = useTranslate(sectionTexts);
  const navigate = useNavigate();
  const [{ path: typedPath, ...fields }, setPage] = useState<NewPageFields>(() => ({
    zh: copyOf ? t('copyZh', { name: copyOf.page?.title['zh-CN'] ?? '' }) : '',
    en: copyOf?.page?.title['en-US'] ? t('copyEn', { name: copyOf.page.title['en-US'] }) : '',
    path: copyOf?.page && `${copyOf.page.path.replace(/\/$/, '')}-copy`,
    parent: undefined,
  }));
  const [template, setTemplate] = useState('');
  const templates = useSections().filter(({ use, state }) => use === 'TEMPLATE' && state !== 'removal');
  const { tree = [], apply } = useMenu();
  const latin = useLatinName()(fields);
  const part = pathPart(latin);
  const suggested = part === '' ? '' : pathBelow(tree, fields.parent || undefined, part);
  const page: NewPage = { ...fields, path: typedPath ?? suggested };
  const { create, busy, problem, wrong } = useCreation({
    page,
    latin,
    copied: copyOf?.page && { kind: 'page', id: copyOf.page.id },
    ...(template === '' ? {} : { copied: { kind: 'section', id: template } }),
    tree,
    apply,
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const id = await create();
    if (id === undefined) return;
    say(t('created'));
    onClose();
    navigate(entryUrl({ kind: 'page', id }));
  };
  return (
    <DialogBox
      title={copyOf ? t('duplicateTitle', { title: copyOf.title }) : t('newPage')}
      open
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-4 leading-normal">
        <Fields
          page={page}
          onChange={(next) => setPage({ ...next, path: next.path === page.path ? typedPath : next.path })}
          tree={tree}
          wrong={wrong}
        />
        {!copyOf && templates.length > 0 && (
          <SelectBox
            label={ofSections('from')}
            value={template || blank}
            options={[
              { value: blank, label: ofSections('blank') },
              ...templates.map((one) => ({
                value: one.id,
                label: sectionTitle(one, language) ?? ofSections('untitled'),
              })),
            ]}
            onChange={(next) => setTemplate(next === blank ? '' : next)}
          />
        )}
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="outline" small onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" small disabled={busy || page.zh.trim() === '' || wrong !== undefined}>
            {t('create')}
          </Button>
        </div>
      </form>
    </DialogBox>
  );
}

interface Creation {
  page: NewPage;
  /** Name in Latin letters, for the id of the menu item. */
  latin: string;
  /** Page or template whose blocks are copied. */
  copied: EntryName | undefined;
  tree: MenuTree;
  apply: ReturnType<typeof useMenu>['apply'];
}

/** Saves the drafts of a new page and returns its id; `wrong` says why its path is not available. */
function useCreation({ page, latin, copied, tree, apply }: Creation) {
  const pages = useEditorQuery('listPages', {}).data?.pages ?? [];
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  // One for all tries: if an answer was lost, the item exists already.
  const item = useRef<string>(undefined);
  const create = async (): Promise<string | undefined> => {
    const id = pageIdAt(page.path, pages);
    setBusy(true);
    const created = await attempt(async () => {
      const stored = copied === undefined ? undefined : await callEditor('readEntry', copied);
      const entry = newPageEntry(page, { id, copied: nextOf(stored) ?? undefined });
      item.current ??= newId(latin);
      const itemId = item.current;
      await apply((state) => ({ save: draftsOfNewPage({ page, entry, itemId, state }), discard: [] }));
    });
    setBusy(false);
    return created ? id : undefined;
  };
  const taken = takenPaths(pages, { tree }, page.parent !== undefined);
  return { create, busy, problem, wrong: newPathProblem(page.path, taken) };
}

interface FieldsProps {
  page: NewPage;
  onChange: (page: NewPage) => void;
  tree: MenuTree;
  wrong: ReturnType<typeof newPathProblem>;
}

/** Value of the first level in the list of parents. */
const firstLevel = '/';

/** Names, path and parent of a new page. */
function Fields({ page, onChange, tree, wrong }: FieldsProps) {
  const t = useTranslate(pagesTexts);
  const pathIs = useTranslate(addressTexts);
  const why = wrong && (wrong === 'takenPage' ? t('takenPage') : pathIs(wrong));
  const change = (part: Partial<NewPage>) => onChange({ ...page, ...part });
  const parents = flatten(tree).map(({ id, entry }) => ({ value: id, label: namesOf(entry).zh || id }));
  return (
    <>
      <TextBox
        label={t('nameZh')}
        value={page.zh}
        onChange={(zh) => change({ zh })}
        maxLength={80}
        isRequired
      />
      <TextBox label={t('nameEn')} value={page.en} onChange={(en) => change({ en })} maxLength={80} />
      <TextBox
        label={t('path')}
        hint={t('pathHint')}
        value={page.path}
        onChange={(path) => change({ path })}
        error={page.path === '' ? undefined : why}
        isRequired
      />
      <CheckboxRow
        checked={page.parent !== undefined}
        onChange={(on) => change({ parent: on ? '' : undefined })}
      >
        {t('inMenu')}
      </CheckboxRow>
      {page.parent !== undefined && (
        <SelectBox
          label={t('parent')}
          value={page.parent || firstLevel}
          options={[{ value: firstLevel, label: t('firstLevel') }, ...parents]}
          onChange={(parent) => change({ parent: parent === firstLevel ? '' : parent })}
        />
      )}
    </>
  );
}
