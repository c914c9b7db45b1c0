import { useState } from 'react';
import { Link } from 'react-router-dom';
import { referredSection } from '#schemas/section.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { callEditor, EditorError, useEditorQuery } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { summaryOf } from '../../fields/summary.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { checkBlock } from '../model/block-check.ts';
import { indexOf } from '../model/edits.ts';
import { modelOfBlock } from '../model/new-block.ts';
import { itemsOf, type PageItem } from '../model/stored-page.ts';
import { useBlockOrder, usePageContext, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { blockName, usePageActions } from '../use-page-actions.ts';
import { SectionUses } from './SectionUses.tsx';
import { detachSection } from './section-edits.ts';
import { sectionTexts } from './section-texts.ts';
import { countUses, useSectionUses } from './use-sections.ts';

/** Panel of a block that refers to a synced section: its uses, and the ways to change it everywhere or here alone. */
export function SectionPanel({ item }: { item: PageItem }) {
  const t = useTranslate(sectionTexts);
  const ofPage = useTranslate(pageTexts);
  const { sections, id: page } = usePageContext();
  const { select } = useSelection();
  const { nameOf, remove } = usePageActions();
  const order = useBlockOrder();
  const id = referredSection(item.stored) ?? '';
  const section = sections.find((one) => one.id === id);
  const uses = useSectionUses();
  const number = order.findIndex(({ key }) => key === item.key) + 1;
  return (
    <PanelFrame
      title={nameOf(item.key)}
      aside={
        <span className="flex items-center gap-1">
          {ofPage('position', { number, count: order.length })}
          <ToolButton
            icon="settings"
            label={ofPage('back')}
            onClick={() => select(undefined)}
            className="-my-2 -mr-2"
          />
        </span>
      }
    >
      <div className="grid gap-5">
        <p>
          <Badge tone="info">
            <EditorIcon name="sync" />
            {t('synced')}
          </Badge>
        </p>
        {section ? (
          <>
            <Notice tone="info">
              <p>{t('explain', { count: countUses(uses, id, page) })}</p>
            </Notice>
            <div className="flex flex-wrap gap-2">
              <Link to={entryUrl({ kind: 'section', id })} className={buttonLook({ small: true })}>
                {t('edit')}
              </Link>
              <Detach item={item} id={id} />
            </div>
            <InsideSection data={section.data} />
            <SectionUses id={id} />
          </>
        ) : (
          <>
            <Notice tone="danger">
              <p>{t('gone')}</p>
            </Notice>
            <div>
              <Button small variant="outline" onClick={() => remove(item.key)}>
                {ofPage('removeBlock')}
              </Button>
            </div>
          </>
        )}
      </div>
    </PanelFrame>
  );
}

/** Makes the section's blocks the page's own, as visitors see them now. */
function Detach({ item, id }: { item: PageItem; id: string }) {
  const t = useTranslate(sectionTexts);
  const { say } = useEditor();
  const { store } = usePageContext();
  const { select } = useSelection();
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const known = useEditorQuery('readEntry', { kind: 'section', id }).data;
  const detach = async () => {
    setBusy(true);
    await attempt(async () => {
      const { published, draft } = await callEditor('readEntry', { kind: 'section', id }).catch((cause) => {
        // Without a network: as it was when the panel was opened.
        if (known && cause instanceof EditorError && cause.code === 'offline') return known;
        throw cause;
      });
      const data = (published ?? draft?.entry)?.data ?? {};
      const index = indexOf(store.data(), item.key);
      store.change(detachSection(store.data(), item.key, data));
      say(t('detached'));
      select(store.items()[index]?.key);
    });
    setBusy(false);
  };
  return (
    <>
      <Button small variant="outline" disabled={busy} onClick={detach}>
        {t('detach')}
      </Button>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </>
  );
}

/** The blocks of a section with their first texts. */
function InsideSection({ data }: { data: Parameters<typeof itemsOf>[0] }) {
  const t = useTranslate(sectionTexts);
  const { language } = useEditor();
  const { catalogue } = usePageContext();
  return (
    <section aria-label={t('inside')} className="grid gap-1">
      <h3 className="border-b border-ink pb-1.5 text-cap font-medium">{t('inside')}</h3>
      <ul className="divide-y divide-line text-xs leading-normal">
        {itemsOf(data).map((item) => {
          const { definition, props } = checkBlock(item, catalogue);
          return (
            <li key={item.key} className="py-2">
              {blockName(item, catalogue, language)}
              <span className="block truncate text-badge text-ink-3">
                {definition && props && summaryOf(modelOfBlock(definition), props, language)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
