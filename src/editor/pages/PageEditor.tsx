import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type BlockCatalogue, createCatalogue } from '#registry/blocks.ts';
import type { Person } from '#schemas/editor/presence.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languageKey, localiseDeep } from '#schemas/language.ts';
import { isSectionReference } from '#schemas/section.ts';
import { Icon } from '#ui/Icon.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { PeopleContext } from '../drafts/People.tsx';
import { pathOf } from '../fields/value-paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Segments } from '../ui/Segments.tsx';
import { PairCanvas } from './canvas/PairCanvas.tsx';
import { SingleCanvas } from './canvas/SingleCanvas.tsx';
import { CanvasViewContext, type CanvasViewValue, useStoredView } from './canvas-view.tsx';
import type { FieldRequest } from './field-of-text.ts';
import { outdatedLanguagesInPage } from './model/edited-marks.ts';
import { createPageStore } from './model/page-store.ts';
import type { PageData } from './model/stored-page.ts';
import {
  type CanvasLanguage,
  PageContext,
  type PageContextValue,
  SelectionContext,
  type SelectionValue,
  usePage,
  usePageContext,
  usePageItem,
  useSelection,
} from './page-context.tsx';
import { pageTexts } from './page-texts.ts';
import { BlockPanel } from './panel/BlockPanel.tsx';
import { PageSettings } from './panel/PageSettings.tsx';
import { SectionPanel } from './sections/SectionPanel.tsx';
import { sectionTexts } from './sections/section-texts.ts';
import { useSections } from './sections/use-sections.ts';
import { pane, usePageKeys } from './use-page-keys.ts';

const siteCatalogue = createCatalogue();

export interface PageEditorProps {
  entry: Entry;
  /** Called with the entry after every change. */
  change: (next: Entry) => void;
  /** Everyone else who has the page open. */
  people?: readonly Person[];
  /** Whether the entry contains changes of a colleague that were merged last; undo does not take them back. */
  isMerged?: boolean;
  /** Key of the selected block. */
  selected: string | undefined;
  select: (key: string | undefined) => void;
  /** Path of the field of the selected block that the URL asks for. */
  field?: string | undefined;
  /** Language of that field; without one that of the interface. */
  fieldLanguage?: Language | undefined;
  /** Notices about the draft, above the canvas. */
  notices?: ReactNode;
  /** Status of the draft, at the right of the bar. */
  status?: ReactNode;
  actions?: (language: Language) => ReactNode;
  /** Content of the panel's footer. */
  foot?: ReactNode;
  /** Blocks of the palette; tests pass their own. */
  catalogue?: BlockCatalogue;
}

const nobody: readonly Person[] = [];

/** Palette, canvas and panel of the selected block. */
export function PageEditor({ entry, change, catalogue = siteCatalogue, ...rest }: PageEditorProps) {
  const { people = nobody, isMerged = false, selected, select, field, fieldLanguage } = rest;
  const { notices, status, actions, foot } = rest;
  const { language: own } = useEditor();
  const [shown, show] = useState<CanvasLanguage>(own);
  const store = useEntryStore(entry, change, isMerged);
  const { id } = entry;
  const kind: PageContextValue['kind'] = entry.kind === 'section' ? 'section' : 'page';
  const sections = useSections();
  const value = useMemo(
    () => ({ kind, id, store, catalogue, sections }),
    [kind, id, store, catalogue, sections],
  );
  const stored = useStoredView();
  const { panelFolded } = stored.view;
  const selection = useFieldRequests({ selected, select }, stored.change);
  useFieldOfUrl(selection, field, fieldLanguage);
  return (
    <PageContext value={value}>
      <CanvasViewContext value={stored}>
        <SelectionContext value={selection}>
          <PeopleContext value={people}>
            <PageBar
              shown={shown}
              show={show}
              status={status}
              actions={actions?.(shown === 'pair' ? own : shown)}
            >
              <div className="flex h-full min-h-0 flex-col">
                <div className="border-line bg-white px-5 [&>*]:py-3 [&>:empty]:hidden">{notices}</div>
                <div
                  className={`relative grid min-h-0 flex-1 overflow-y-auto max-md:auto-rows-[88%] md:grid-rows-1 ${panelFolded && shown !== 'pair' ? '' : 'md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_21.5rem]'}`}
                >
                  {shown === 'pair' ? <PairCanvas /> : <SingleCanvas key={own} language={shown} />}
                  <Panel foot={foot} folded={panelFolded && shown !== 'pair'} />
                </div>
              </div>
            </PageBar>
          </PeopleContext>
        </SelectionContext>
      </CanvasViewContext>
    </PageContext>
  );
}

/** The selection, with requests for a field of a block; a request unfolds the fields. */
function useFieldRequests(
  { selected, select }: Pick<SelectionValue, 'selected' | 'select'>,
  changeView: CanvasViewValue['change'],
): SelectionValue {
  const [last, setLast] = useState<FieldRequest>();
  const wanted = last?.block === selected ? last : undefined;
  const openField = useCallback(
    (field: FieldRequest) => {
      changeView({ panelFolded: false });
      setLast({ ...field });
      select(field.block);
    },
    [changeView, select],
  );
  return useMemo(() => ({ selected, select, openField, wanted }), [selected, select, openField, wanted]);
}

/** Focuses the field of the selected block that the URL names. */
function useFieldOfUrl(
  { selected, openField }: SelectionValue,
  field: string | undefined,
  fieldLanguage: Language | undefined,
): void {
  const { language: ofInterface } = useEditor();
  const language = fieldLanguage ?? ofInterface;
  const open = useEffectEvent((name: string) => {
    if (selected !== undefined) openField({ block: selected, path: pathOf(name), language });
  });
  useEffect(() => {
    if (field !== undefined) open(field);
  }, [field]);
}

/** Page store of an entry; adopts entries that change outside it, such as a resolved conflict or a restored version. */
function useEntryStore(entry: Entry, change: (next: Entry) => void, isMerged: boolean) {
  const latest = useRef({ entry, change });
  latest.current = { entry, change };
  const [store] = useState(() => {
    const own = new WeakSet<PageData>([entry.data]);
    return {
      own,
      ...createPageStore({
        initial: entry.data,
        now: () => performance.now(),
        onChange: (changed) => {
          const { entry: now, change: report } = latest.current;
          const { path } = now.data;
          // Undo does not move a page back that was moved in the menu meanwhile.
          const data = path === changed.path ? changed : { ...changed, path };
          own.add(data);
          report({ ...now, data });
        },
      }),
    };
  });
  useEffect(() => {
    if (store.own.has(entry.data)) return;
    store.own.add(entry.data);
    if (isMerged) store.merge(entry.data);
    else store.adopt(entry.data);
  }, [store, entry.data, isMerged]);
  return store;
}

interface PageBarProps {
  shown: CanvasLanguage;
  show: (next: CanvasLanguage) => void;
  status: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

function PageBar({ shown, show, status, actions, children }: PageBarProps) {
  const t = useTranslate(pageTexts);
  const { language: own } = useEditor();
  const title = usePage((data) => String(localiseDeep(data.title, own) ?? ''));
  const path = usePage((data) => String(data.path ?? ''));
  const older = usePage((data) => outdatedLanguagesInPage(data)[0]);
  const { kind } = usePageContext();
  const ofSection = useTranslate(sectionTexts);
  usePageKeys(document.body);
  return (
    <Screen
      bare
      title={title || path || ofSection('untitled')}
      aside={
        <>
          <span className="text-xs text-ink-3 max-md:hidden">
            {kind === 'section' ? ofSection('section') : path}
          </span>
          {older && (
            <Badge tone="warning">
              <Icon name="warning" small />
              {t(`older.${languageKey(older)}`)}
            </Badge>
          )}
        </>
      }
      actions={
        <>
          {status}
          <Segments<CanvasLanguage>
            label={t('language')}
            value={shown}
            options={[
              { value: 'zh-CN', label: t('zh-CN') },
              { value: 'en-US', label: t('en-US') },
              { value: 'pair', label: t('pair') },
            ]}
            onChange={show}
          />
          {actions}
        </>
      }
    >
      {children}
    </Screen>
  );
}

/**
 * Panel of the selected block or of the page itself.
 * @param foot says who changed the page last
 */
function Panel({ foot, folded }: { foot: ReactNode; folded: boolean }) {
  const { selected } = useSelection();
  const item = usePageItem(selected);
  const { kind } = usePageContext();
  const t = useTranslate(pageTexts);
  const ofSection = useTranslate(sectionTexts);
  const settings = kind === 'section' ? ofSection('settings') : t('settings');
  return (
    <aside
      aria-label={item ? t('fields') : settings}
      {...pane}
      className={`grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] border-line bg-white md:border-l ${folded ? 'md:hidden' : ''}`}
    >
      {!item ? (
        <PageSettings />
      ) : isSectionReference(item.stored) ? (
        <SectionPanel key={item.key} item={item} />
      ) : (
        <BlockPanel key={item.key} item={item} />
      )}
      <div className="grid min-h-12 items-center border-t border-line px-5 text-cap text-ink-2">{foot}</div>
    </aside>
  );
}
