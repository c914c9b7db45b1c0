import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../context.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { EditorFieldServices } from '../FieldServices.tsx';
import { useDraftTools } from '../publishing/use-draft-tools.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageTexts } from './page-texts.ts';

/** `/editor/page?path=/about&block=figures`: edits a page; `block` selects one of its blocks. */
export default function PageScreen() {
  const [params] = useSearchParams();
  const path = params.get('path') ?? '/';
  return <OpenPage key={path} path={path} />;
}

/** Location state of URLs that this screen wrote after a selection; only other URLs select a block. */
const followed = 'followed';

/** Selection, mirrored in the URL after the render; a link to another `block` changes the selection. */
function useSelectedBlock() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [selected, select] = useState(params.get('block') ?? undefined);
  const selectFromUrl = useEffectEvent(() => {
    if (location.state !== followed) select(params.get('block') ?? undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every navigation.
  useEffect(() => selectFromUrl(), [location.key]);
  const writeUrl = useEffectEvent((key: string | undefined) => {
    if ((params.get('block') ?? undefined) === key) return;
    const next = new URLSearchParams(params);
    if (key === undefined) next.delete('block');
    else next.set('block', key);
    setParams(next, { replace: true, state: followed });
  });
  useEffect(() => writeUrl(selected), [selected]);
  return { selected, select };
}

function OpenPage({ path }: { path: string }) {
  const t = useTranslate(pageTexts);
  const { selected, select } = useSelectedBlock();
  const draft = useDraft('page', path);
  const { status, notices, actions, foot, dialogs } = useDraftTools(draft, { preview: { path } });
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
        selected={selected}
        select={select}
        notices={notices}
        status={status}
        actions={actions}
        foot={foot}
      />
      {dialogs}
    </EditorFieldServices>
  );
}
