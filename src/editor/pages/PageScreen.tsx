import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { firstPathOf, pageIdAt, pagePath } from '#schemas/page-address.ts';
import { useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { entryUrl } from '../entry-url.ts';
import { EditorFieldServices } from '../FieldServices.tsx';
import { useDraftTools } from '../publishing/use-draft-tools.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageTexts } from './page-texts.ts';

/**
 * `/editor/page?id=/about&block=figures&field=title`: edits a page; `block` selects one of its blocks, `field` focuses one of
 * its fields. `?path=/about` leads to the page that is at this path now.
 */
export default function PageScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? (
    <PageAt path={params.get('path') ?? '/'} block={params.get('block') ?? undefined} />
  ) : (
    <OpenPage key={id} id={id} />
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
    setParams(next, { replace: true, state: followed });
  });
  useEffect(() => writeUrl(selected), [selected]);
  return { selected, select, field };
}

function OpenPage({ id }: { id: string }) {
  const t = useTranslate(pageTexts);
  const { selected, select, field } = useSelectedBlock();
  const draft = useDraft('page', id);
  const now = draft.entry ?? draft.published;
  const path = now ? pagePath(now) : firstPathOf(id);
  const { status, notices, actions, foot, dialogs, people } = useDraftTools(draft, {
    preview: { path },
    block: selected,
  });
  const { account } = useEditor();
  const { arrival } = draft;
  const { entry } = draft;
  const missing = draft.status === 'missing';
  if (!entry)
    return (
      <Screen title={path} {...(missing ? {} : { actions: status })}>
        <div className="grid gap-3">
          {notices}
          {missing && (
            <Notice tone="warning">
              <p>{t('missing')}</p>
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
        notices={notices}
        status={status}
        actions={actions}
        foot={foot}
      />
      {dialogs}
    </EditorFieldServices>
  );
}
