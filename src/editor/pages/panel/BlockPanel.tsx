import { useState } from 'react';
import { useEditor } from '../../context.tsx';
import { errorsOf } from '../../fields/issue-texts.ts';
import { type FormSection, SchemaForm, sectionOf } from '../../fields/SchemaForm.tsx';
import { useWords } from '../../texts.ts';
import { Segments } from '../../ui/Segments.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { type CheckedBlock, checkBlock } from '../model/block-check.ts';
import { modelOfBlock } from '../model/new-block.ts';
import type { PageItem } from '../model/stored-page.ts';
import { usePageContext, usePageItems, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { BrokenBlock } from './BrokenBlock.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { useBlockEdit } from './use-block-edit.ts';
import { useTranslationDifferences } from './use-translation-differences.tsx';

const sections: readonly FormSection[] = ['content', 'look', 'source'];

/** Form of a block, generated from its schema, or the ways to fix an invalid block. */
export function BlockPanel({ item }: { item: PageItem }) {
  const { catalogue } = usePageContext();
  const { select } = useSelection();
  const t = useWords(pageTexts);
  const items = usePageItems();
  const { nameOf } = usePageActions();
  const [chosen, choose] = useState<FormSection>();
  const checked = checkBlock(item, catalogue);
  const { definition, props } = checked;
  const shown = definition ? sections.filter((section) => hasFields(definition, section)) : [];
  const section = chosen && shown.includes(chosen) ? chosen : shown[0];
  const number = items.findIndex(({ key }) => key === item.key) + 1;
  return (
    <PanelFrame
      title={nameOf(item.key)}
      aside={
        <span className="flex items-center gap-1">
          {t('position', { number, count: items.length })}
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
      <div className="grid gap-5">
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
