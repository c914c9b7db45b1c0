import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { type Limits, limitableKinds } from '#schemas/editor/limits.ts';
import { entities } from '#schemas/entities.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { capitalise } from '../capitalise.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { flatten } from '../menu-tree/menu-tree.ts';
import { useMenu } from '../menu-tree/use-menu.ts';
import { CheckboxRow } from '../ui/Checkbox.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { limitTexts } from './limit-texts.ts';

interface LimitsDialogProps {
  account: EditorAnswer<'listAccounts'>['accounts'][number];
  onClose: () => void;
}

/** Chooses the sections of the menu and the kinds of content that an account may open. */
export function LimitsDialog({ account: { id, name, limits = {} }, onClose }: LimitsDialogProps) {
  const t = useTranslate(limitTexts);
  const common = useTranslate(commonTexts);
  const { language, say } = useEditor();
  const client = useQueryClient();
  const { tree = [] } = useMenu();
  const { problem, attempt } = useProblem();
  const [chosen, setChosen] = useState<Limits>(limits);
  const { sections, kinds } = chosen;
  const items = flatten(tree).map(({ entry }) => ({
    id: entry.id,
    label: titleOf(entry, language) ?? titleOf(entry, 'zh-CN') ?? entry.id,
  }));
  const firstLevel = new Set(tree.map(({ entry }) => entry.id));
  const save = async () => {
    const isLimited = sections !== undefined || kinds !== undefined;
    const well = await attempt(() => callEditor('changeAccount', { id, limits: isLimited ? chosen : null }));
    await client.invalidateQueries({ queryKey: ['listAccounts'] });
    if (!well) return;
    say(t('saved', { name }));
    onClose();
  };
  return (
    <DialogBox
      title={t('title', { name })}
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" small onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button small onClick={() => void save()}>
            {common('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 leading-normal">
        <p className="text-ink-2">{t('lead')}</p>
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Choice
          title={t('sections')}
          all={t('allSections')}
          options={items.map((item) => ({ ...item, indent: !firstLevel.has(item.id) }))}
          chosen={sections}
          onChange={(next) => setChosen(withPart(chosen, 'sections', next))}
        />
        <Choice
          title={t('kinds')}
          all={t('allKinds')}
          options={limitableKinds.map((kind) => ({
            id: kind,
            label: capitalise(localise(entities[kind].many, language)),
          }))}
          chosen={kinds}
          onChange={(next) =>
            setChosen(withPart(chosen, 'kinds', next && limitableKinds.filter((kind) => next.includes(kind))))
          }
        />
      </div>
    </DialogBox>
  );
}

const withPart = <Key extends keyof Limits>(limits: Limits, key: Key, value: Limits[Key]): Limits => {
  const { [key]: _, ...rest } = limits;
  return value === undefined ? rest : { ...rest, [key]: value };
};

interface ChoiceProps {
  title: string;
  /** Label of the check box that ends this limit. */
  all: string;
  options: readonly { id: string; label: string; indent?: boolean }[];
  /** Undefined for everything. */
  chosen: readonly string[] | undefined;
  onChange: (chosen: string[] | undefined) => void;
}

/** Everything, or some of the options. */
function Choice({ title, all, options, chosen, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-cap font-medium">{title}</legend>
      <CheckboxRow checked={chosen === undefined} onChange={(checked) => onChange(checked ? undefined : [])}>
        {all}
      </CheckboxRow>
      {chosen && (
        <div className="max-h-60 overflow-y-auto border-l border-line pl-3">
          {options.map(({ id, label, indent = false }) => (
            <div key={id} className={indent ? 'pl-5' : ''}>
              <CheckboxRow
                checked={chosen.includes(id)}
                onChange={(checked) =>
                  onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {label}
              </CheckboxRow>
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}
