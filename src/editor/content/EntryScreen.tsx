import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { buildingId } from '../building/plan-edits.ts';
import { capitalise } from '../capitalise.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { type DraftHandle, useDraft } from '../drafts/use-draft.ts';
import { sitePath } from '../entry-url.ts';
import { EditorFieldServices } from '../FieldServices.tsx';
import { EntryForm } from '../fields/EntryForm.tsx';
import { entryErrors } from '../fields/entry-errors.ts';
import { focusField } from '../fields/focus-field.ts';
import { useFieldLanguage } from '../fields/use-field-language.ts';
import { pathOf } from '../fields/value-paths.ts';
import { useListUrl } from '../list/list-memory.tsx';
import { useDraftTools } from '../publishing/use-draft-tools.tsx';
import { siteTexts } from '../site/texts.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { LoadingPart } from '../ui/LoadingPart.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { contentPath, useEntity, useKindNames } from './content-kinds.ts';
import { useSeed } from './new-entry.ts';
import { contentTexts } from './texts.ts';

const PlanEditor = lazyPart(() => import('../building/PlanEditor.tsx'));

/** The form of an entry. Changes are saved to its draft automatically. */
export function EntryScreen({ kind, id }: { kind: EntryKind; id: string }) {
  const t = useTranslate(contentTexts);
  const { language } = useEditor();
  const entity = useEntity(kind);
  const draft = useDraft(kind, id);
  const nameOf = useKindNames();
  const navigate = useNavigate();
  const isMissing = draft.status === 'missing';
  const seed = useSeed(kind, id, isMissing);
  const entry = draft.entry ?? (isMissing ? seed : undefined);
  const { form, errors, check } = useCheck(entry);
  useWantedField(form, entry !== undefined && entry !== null);
  const isPlan = kind === 'config' && id === buildingId;
  const toMend = Object.keys(errors).length;
  const title = (entry && titleOf(entry, language)) ?? capitalise(localise(entity.one, language));
  const { facet } = entry ?? draft.published ?? {};
  const listUrlOf = useListUrl();
  const ofSite = useTranslate(siteTexts);
  const listUrl = entity.fixed ? sitePath : listUrlOf(contentPath(kind));
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
          {entity.fixed ? ofSite('title') : nameOf(kind)}
        </Link>
      }
      actions={
        <>
          {tools.status}
          {tools.actions(language)}
        </>
      }
    >
      <div className={`mx-auto grid gap-3 ${isPlan ? 'max-w-6xl' : 'max-w-3xl'}`}>
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
            {isPlan && (
              <Suspense fallback={<LoadingPart />}>
                <PlanEditor entry={entry} onChange={draft.change} />
              </Suspense>
            )}
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

const nothing: Readonly<Record<string, string>> = {};

/**
 * Errors about missing fields of an entry, shown only after an attempt to publish, here or on another screen
 * (`?check`). `check` returns true if nothing is missing; otherwise it moves the focus to the first such field of
 * `form`.
 */
function useCheck(entry: Entry | null | undefined) {
  const { language } = useEditor();
  const [params] = useSearchParams();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const found = useMemo(() => (entry ? entryErrors(entry, language) : nothing), [entry, language]);
  const isFine = Object.keys(found).length === 0;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return {
    form,
    errors: attempts > 0 || params.has('check') ? found : nothing,
    check: () => {
      if (!isFine) setAttempts(attempts + 1);
      return isFine;
    },
  };
}

/** Goes to the field that the URL names (`?field=texts.companyLogo`), once the form is there. */
function useWantedField(form: RefObject<HTMLElement | null>, isReady: boolean): void {
  const language = useFieldLanguage();
  const [params] = useSearchParams();
  const wanted = params.get('field');
  useEffect(() => {
    if (wanted === null || !isReady || !form.current) return;
    return focusField(form.current, { path: pathOf(wanted), language });
  }, [wanted, isReady, form, language]);
}

interface RemoveEntryProps {
  draft: DraftHandle;
  /** Called when an entry that is not live is deleted immediately. */
  onGone: () => void;
}

/**
 * Asks for confirmation, then makes the next publish remove the entry. An entry that is not live is deleted
 * immediately.
 */
function RemoveEntry({ draft, onGone }: RemoveEntryProps) {
  const t = useTranslate(contentTexts);
  const { say } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { entry, published } = draft;
  const remove = async () => {
    if (published) draft.remove();
    else if (!(await draft.discard())) return;
    say(t(published ? 'removed' : 'gone'));
    if (!published) onGone();
  };
  return (
    <>
      <Button variant="text" small disabled={!entry} onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <Confirm
        title={t('removeTitle', { count: 1 })}
        action={t('remove')}
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      >
        <p>{t(published ? 'removeText' : 'goneText')}</p>
      </Confirm>
    </>
  );
}
