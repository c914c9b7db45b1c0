import { useEffect, useMemo, useRef, useState } from 'react';
import { languageKey, otherLanguage } from '#schemas/language.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { errorsOf } from '../../fields/issue-texts.ts';
import { type FormSection, SchemaForm, sectionOf } from '../../fields/SchemaForm.tsx';
import type { EditTimes } from '../../fields/translation-status.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { type CheckedBlock, checkBlock } from '../model/block-check.ts';
import { confirmAll, outdatedOf } from '../model/edited-marks.ts';
import { modelOfBlock } from '../model/new-block.ts';
import type { PageItem } from '../model/stored-page.ts';
import { useBlockOrder, usePageContext, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { BrokenBlock } from './BrokenBlock.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { useTranslationDifferences } from './TranslationDifferences.tsx';
import { useBlockEdit } from './use-block-edit.ts';

const sections: readonly FormSection[] = ['content', 'look', 'source'];

/** Form of a block, generated from its schema, or the ways to fix an invalid block. */
export function BlockPanel({ item }: { item: PageItem }) {
  const { catalogue } = usePageContext();
  const { select, wanted } = useSelection();
  const t = useTranslate(pageTexts);
  const order = useBlockOrder();
  const { nameOf } = usePageActions();
  const [chosen, choose] = useState<FormSection>();
  const checked = checkBlock(item, catalogue);
  const { definition, props } = checked;
  const shown = definition ? sections.filter((section) => hasFields(definition, section)) : [];
  const section = chosen && shown.includes(chosen) ? chosen : shown[0];
  const form = useRef<HTMLDivElement>(null);
  const request = wanted?.block === item.key ? wanted : undefined;
  const field = definition && modelOfBlock(definition).fields.find(({ key }) => key === request?.path[0]);
  useEffect(() => {
    if (field) choose(sectionOf(field));
  }, [field]);
  useEffect(() => (request && form.current ? focusField(form.current, request) : undefined), [request]);
  const number = order.findIndex(({ key }) => key === item.key) + 1;
  return (
    <PanelFrame
      title={nameOf(item.key)}
      aside={
        <span className="flex items-center gap-1">
          {t('position', { number, count: order.length })}
          <ToolButton
            icon="settings"
            label={t('back')}
            onClick={() => select(undefined)}
            className="-my-2 -mr-2"
          />
        </span>
      }
      tabs={
        section &&
        shown.length > 1 && (
          <Segments
            look="tabs"
            label={t('fields')}
            value={section}
            options={shown.map((value) => ({ value, label: t(`section.${value}`) }))}
            onChange={choose}
          />
        )
      }
    >
      <div ref={form} className="grid gap-5">
        {!checked.fits && <BrokenBlock item={item} checked={checked} />}
        {definition && props && section && (
          <BlockForm item={item} definition={definition} props={props} section={section} checked={checked} />
        )}
      </div>
    </PanelFrame>
  );
}

type Definition = NonNullable<CheckedBlock['definition']>;

const hasFields = (definition: Definition, section: FormSection): boolean =>
  modelOfBlock(definition).fields.some((field) => sectionOf(field) === section);

interface BlockFormProps {
  item: PageItem;
  definition: Definition;
  props: Record<string, unknown>;
  section: FormSection;
  checked: CheckedBlock;
}

function BlockForm({ item, definition, props, section, checked }: BlockFormProps) {
  const { language } = useEditor();
  const { change, edited, onEdited } = useBlockEdit(item, definition);
  const { compare, dialog } = useTranslationDifferences(item.key, edited);
  const issues = checked.fits ? [] : checked.issues;
  return (
    <>
      {section === 'content' && (
        <OutdatedNotice onCompare={() => compare()} edited={edited} onEdited={onEdited} />
      )}
      <SchemaForm
        model={modelOfBlock(definition)}
        value={props}
        onChange={change}
        language={language}
        edited={edited}
        onEdited={onEdited}
        errors={errorsOf(props, issues, language)}
        section={section}
        onShowDifferences={compare}
      />
      {dialog}
    </>
  );
}

interface OutdatedNoticeProps {
  edited: EditTimes;
  onEdited: (next: EditTimes) => void;
  /** Opens the comparison with the newer language. */
  onCompare: () => void;
}

const action = 'min-h-6 rounded underline underline-offset-4 hover:text-ink';

/** Notice that a language of the block is outdated and since when, with a button to confirm it. */
function OutdatedNotice({ edited, onEdited, onCompare }: OutdatedNoticeProps) {
  const t = useTranslate(pageTexts);
  const { language, timeZone } = useEditor();
  // Renders at every key, and making a format is dear.
  const format = useMemo(
    () => new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone }),
    [language, timeZone],
  );
  const older = outdatedOf(edited);
  if (!older) return null;
  const own = languageKey(older.language);
  const other = languageKey(otherLanguage(older.language));
  const day = (time: string) => format.format(new Date(time));
  return (
    <Notice tone="warning">
      <p>
        <strong className="mr-2 font-medium">{t(`older.${own}`)}</strong>
        {t(`changed.${other}`, { newer: day(older.newer) })}
        {older.older ? t(`stopped.${own}`, { older: day(older.older) }) : t(`never.${own}`)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <button type="button" onClick={onCompare} className={action}>
          {t('differences')}
        </button>
        <button type="button" onClick={() => onEdited(confirmAll(edited))} className={action}>
          {t(`noChange.${own}`)}
        </button>
      </p>
    </Notice>
  );
}
