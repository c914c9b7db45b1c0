import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../../context.tsx';
import { modelOf } from '../../fields/model.ts';
import { SchemaForm } from '../../fields/SchemaForm.tsx';
import { editedOf, pageKey, withEdited } from '../model/edited-marks.ts';
import { pageSettings } from '../model/page-settings.ts';
import { changedPlace } from '../model/page-store.ts';
import { usePage, usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { SaveSection } from '../sections/SaveSection.tsx';
import { SectionUses } from '../sections/SectionUses.tsx';
import { sectionTexts } from '../sections/section-texts.ts';
import { Outline } from './Outline.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { useTranslationDifferences } from './TranslationDifferences.tsx';
import { useStep } from './use-block-edit.ts';

const models = { page: modelOf(pageSettings), section: modelOf(pageSettings.pick({ title: true })) };

/** Panel while no block is selected: settings of the page and the outline of its blocks. */
export function PageSettings() {
  const { store, kind, id } = usePageContext();
  const ofSection = useTranslate(sectionTexts);
  const [isSaving, setSaving] = useState(false);
  const { language } = useEditor();
  const t = useTranslate(pageTexts);
  const data = usePage((page) => page);
  const edited = editedOf(data, pageKey);
  const { compare, dialog } = useTranslationDifferences(pageKey, edited);
  const step = useStep();
  const change = (next: Record<string, unknown>) => {
    const place = changedPlace(store.data(), next);
    step.begin();
    store.change(next, { ...(place === undefined ? {} : { group: `page ${place}` }) });
  };
  return (
    <PanelFrame title={kind === 'section' ? ofSection('settings') : t('settings')}>
      <div className="grid grid-cols-1 gap-6">
        <Outline />
        <SchemaForm
          model={models[kind]}
          value={data}
          onChange={change}
          language={language}
          edited={edited}
          onShowDifferences={compare}
          onEdited={(marks) => {
            const next = withEdited(store.data(), pageKey, marks);
            if (step.isOpen()) store.amend(next);
            else store.change(next);
          }}
        />
        {kind === 'section' ? (
          <SectionUses id={id} />
        ) : (
          <div>
            <Button small variant="outline" onClick={() => setSaving(true)}>
              {ofSection('saveTemplate')}
            </Button>
          </div>
        )}
        {isSaving && <SaveSection block={undefined} onClose={() => setSaving(false)} />}
        {dialog}
      </div>
    </PanelFrame>
  );
}
