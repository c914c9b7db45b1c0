import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { titleOf } from '#schemas/entry-title.ts';
import { firstPathOf, pageIdAt, pagePath } from '#schemas/page-address.ts';
import { useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { entryUrl } from '../entry-url.ts';
import { EditorFieldServices } from '../FieldServices.tsx';
import { useFieldLanguage } from '../fields/use-field-language.ts';
import { useDraftTools } from '../publishing/use-draft-tools.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageTexts } from './page-texts.ts';
import { sectionTexts } from './sections/section-texts.ts';
import { useSectionUses } from './sections/use-sections.ts';

/**
 * `/editor/page?id=/about&block=figures&field=title`: edits a page; `block` selects one of its blocks, `field` focuses one of
 * its fields, in the language `in`. `?path=/about` leads to the page that is at this path now, `?kind=section&id=…` edits a
 * saved section.
 */
export default function PageScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const kind = params.get('kind') === 'section' ? 'section' : 'page';
  return id === null ? (
    <PageAt path={params.get('path') ?? '/'} block={params.get('block') ?? undefined} />
  ) : (
    <OpenPage key={`${kind} ${id}`} kind={kind} id={id} />
  );
}

function PageAt({ path, block }: { path: string; block: string | undefined }) {
  const query = useEditorQuery('listPages', {});
  return (
    <QueryBoundary query={query}>
      {({ pages }) => <Navigate replace to={entryUrl({ kind: 'page', id: pageIdAt(path, pages) }, block)} />}
    </QueryBoundary>
  );
}

/** Location state of URLs that this screen wrote after a selection; only other URLs select a block. */
const followed = 'followed';

/** Selection, mirrored in the URL after the render; a link to another `block` changes the selection. */
function useSelectedBlock() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [selected, select] = useState(params.get('block') ?? undefined);
  const [field, setField] = useState<string>();
  const selectFromUrl = useEffectEvent(() => {
    if (location.state === followed) return;
    select(params.get('block') ?? undefined);
    setField(params.get('field') ?? undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every navigation.
  useEffect(() => selectFromUrl(), [location.key]);
  const writeUrl = useEffectEvent((key: string | undefined) => {
    if ((params.get('block') ?? undefined) === key) return;
    const next = new URLSearchParams(params);
    if (key === undefined) next.delete('block');
    else next.set('block', key);
    next.delete('field');
    next.delete('in');
    setParams(next, { replace: true, state: followed });
  });
  useEffect(() => writeUrl(selected), [selected]);
  return { selected, select, field };
}

function OpenPage({ kind, id }: { kind: 'page' | 'section'; id: string }) {
  const t = useTranslate(pageTexts);
  const ofSection = useTranslate(sectionTexts);
  const { selected, select, field } = useSelectedBlock();
  const { account, language } = useEditor();
  const fieldLanguage = useFieldLanguage();
  const draft = useDraft(kind, id);
  const now = draft.entry ?? draft.published;
  const pathOfPage = now ? pagePath(now) : firstPathOf(id);
  // A section has no address of its own: it is previewed on the first page that shows it.
  const shownAt = useSectionUses(kind === 'section')?.uses.find(({ section }) => section === id)?.path;
  const path = kind === 'page' ? pathOfPage : shownAt;
  const { status, notices, actions, foot, dialogs, people } = useDraftTools(draft, {
    ...(path === undefined ? {} : { preview: { path } }),
    name: (now && titleOf(now, language)) || undefined,
    block: selected,
  });
  const { arrival } = draft;
  const { entry } = draft;
  const missing = draft.status === 'missing';
  if (!entry)
    return (
      <Screen title={path ?? ofSection('section')} {...(missing ? {} : { actions: status })}>
        <div className="grid gap-3">
          {notices}
          {missing && (
            <Notice tone="warning">
              <p>{kind === 'page' ? t('missing') : ofSection('missing')}</p>
              <Link to="/editor/pages" className="rounded underline underline-offset-4 hover:text-ink">
                {t('allPages')}
              </Link>
            </Notice>
          )}
        </div>
        {dialogs}
      </Screen>
    );
  return (
    <EditorFieldServices>
      <PageEditor
        entry={entry}
        change={draft.change}
        people={people}
        isMerged={arrival?.after === entry && arrival.by !== account?.name}
        selected={selected}
        select={select}
        field={field}
        fieldLanguage={fieldLanguage}
        notices={notices}
        status={status}
        actions={actions}
        foot={foot}
      />
      {dialogs}
    </EditorFieldServices>
  );
}
