import { type SyntheticEvent, useRef, useState } from 'react';
import type { Entry } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import type { SectionUse } from '#schemas/section.ts';
import { isSectionReference } from '#schemas/section.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { newId } from '../../new-id.ts';
import { useRefresh } from '../../publishing/use-refresh.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import type { PageData } from '../model/stored-page.ts';
import { usePageContext, useSelection } from '../page-context.tsx';
import { usePageActions } from '../use-page-actions.ts';
import { referToSection, sectionOfRun } from './section-edits.ts';
import { sectionTexts } from './section-texts.ts';

interface SaveSectionProps {
  /** Key of the first block; undefined to save the whole page as a template. */
  block: string | undefined;
  onClose: () => void;
}

/** Saves a run of blocks as a section, or the page as a template. */
export function SaveSection({ block, onClose }: SaveSectionProps) {
  const t = useTranslate(sectionTexts);
  const common = useTranslate(commonTexts);
  const { say } = useEditor();
  const { store } = usePageContext();
  const { select } = useSelection();
  const [names, setNames] = useState({ zh: '', en: '' });
  const [count, setCount] = useState(1);
  const [chosen, choose] = useState<SectionUse>('SYNCED');
  const use = block === undefined ? 'TEMPLATE' : chosen;
  const { save, busy, problem } = useSaving();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const data = store.data();
    const run = block === undefined ? undefined : { key: block, count };
    const { blocks, edited } = run ? sectionOfRun(data, run) : data;
    const id = await save({ names, use, data: { blocks, ...(edited ? { edited } : {}) } });
    if (id === undefined) return;
    if (run && use === 'SYNCED') {
      const index = store.placeOf(run.key) ?? 0;
      store.change(referToSection(store.data(), run, id));
      select(store.items()[index]?.key);
    }
    say(t(use === 'SYNCED' ? 'savedSection' : use === 'COPIED' ? 'savedCopy' : 'savedTemplate'));
    onClose();
  };
  return (
    <DialogBox title={t(block === undefined ? 'saveTemplateTitle' : 'saveTitle')} open onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4 leading-normal">
        <TextBox
          label={t('nameZh')}
          value={names.zh}
          onChange={(zh) => setNames({ ...names, zh })}
          maxLength={80}
          isRequired
        />
        <TextBox
          label={t('nameEn')}
          value={names.en}
          onChange={(en) => setNames({ ...names, en })}
          maxLength={80}
        />
        {block !== undefined && (
          <>
            <RunEnd block={block} count={count} onChange={setCount} />
            <SelectBox
              label={t('howUsed')}
              value={chosen}
              options={(['SYNCED', 'COPIED'] as const).map((value) => ({ value, label: t(`how.${value}`) }))}
              onChange={choose}
            />
          </>
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
          <Button type="submit" small disabled={busy || names.zh.trim() === ''}>
            {t('save')}
          </Button>
        </div>
      </form>
    </DialogBox>
  );
}

/** The last block of the run: a section contains no other section. */
function RunEnd({
  block,
  count,
  onChange,
}: {
  block: string;
  count: number;
  onChange: (count: number) => void;
}) {
  const t = useTranslate(sectionTexts);
  const { store } = usePageContext();
  const { nameOf } = usePageActions();
  const items = store.items();
  const start = store.placeOf(block) ?? 0;
  const end = items.findIndex(({ stored }, index) => index > start && isSectionReference(stored));
  const run = items.slice(start, end < 0 ? undefined : end);
  return (
    <SelectBox
      label={t('upTo')}
      value={String(count)}
      options={run.map(({ key }, index) => ({
        value: String(index + 1),
        label: `${start + index + 1} · ${nameOf(key)}`,
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** Saves the draft of a new section. */
function useSaving() {
  const refresh = useRefresh();
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  // One for all tries: if an answer was lost, the section exists already.
  const made = useRef<string>(undefined);
  const save = async ({
    names: { zh, en },
    use,
    data,
  }: {
    names: { zh: string; en: string };
    use: SectionUse;
    data: PageData;
  }): Promise<string | undefined> => {
    made.current ??= newId(en || zh);
    const id = made.current;
    const title = { zh: zh.trim(), en: en.trim() || zh.trim() };
    const entry: Entry = {
      ...{ kind: 'section', id, facet: use, data: { title, ...data } },
      texts: Object.fromEntries(languages.map((language) => [language, { data: {} }])),
    };
    setBusy(true);
    const isSaved = await attempt(async () => {
      await callEditor('saveDrafts', {
        drafts: [{ kind: 'section', id, version: 0, publishedAt: '', entry }],
      });
      await refresh([{ kind: 'section', id }]);
    });
    setBusy(false);
    return isSaved ? id : undefined;
  };
  return { save, busy, problem };
}
