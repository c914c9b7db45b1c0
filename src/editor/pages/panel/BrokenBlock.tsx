import { useState } from 'react';
import { errorMessage } from '#lib/error-message.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../../context.tsx';
import { errorsOf } from '../../fields/issue-texts.ts';
import { pathOf } from '../../fields/value-paths.ts';
import { fieldLabel } from '../../publishing/diff/field-label.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import type { CheckedBlock } from '../model/block-check.ts';
import { replaceBlock, separateBlock, withProps } from '../model/edits.ts';
import { exampleProps } from '../model/new-block.ts';
import { repairProps } from '../model/repair.ts';
import { type PageItem, readBlock } from '../model/stored-page.ts';
import { usePageContext, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { troubleText } from '../trouble-text.ts';
import { usePageActions } from '../use-page-actions.ts';

interface BrokenBlockProps {
  item: PageItem;
  checked: Extract<CheckedBlock, { fits: false }>;
}

/** Shows why visitors do not see a block and offers to repair it, edit its JSON or remove it. */
export function BrokenBlock({ item, checked }: BrokenBlockProps) {
  const { store } = usePageContext();
  const { select } = useSelection();
  const { language, say } = useEditor();
  const { remove } = usePageActions();
  const t = useTranslate(pageTexts);
  const [json, setJson] = useState(false);
  const { trouble, definition, props, issues } = checked;
  const repair = () => {
    if (!definition || !props) return;
    const mended = repairProps(props, { schema: definition.schema, example: exampleProps(definition) });
    const block = withProps(item.stored, { props: mended, version: definition.version });
    store.change(replaceBlock(store.data(), item.key, block));
    say(t('repaired'));
  };
  const name = { kind: 'page', id: '' } as const;
  const issueAt = (path: string, reason: string) => {
    const { names } = fieldLabel(['props', ...pathOf(path)], { name, blockType: definition?.type }, language);
    return path === '' ? reason : t('troubleAt', { place: names.join(' › '), reason });
  };
  const separate = () => {
    const at = store.items().findIndex(({ key }) => key === item.key);
    store.change(separateBlock(store.data(), item.key));
    select(store.items()[at]?.key);
  };
  return (
    <div className="grid gap-3">
      <Notice tone="danger">
        <p>{troubleText(checked, { item, t })}</p>
        {issues.length > 0 && (
          <ul className="mt-1 list-disc pl-4 text-badge leading-normal">
            {Object.entries(errorsOf(props, issues, language)).map(([path, text]) => (
              <li key={path}>{issueAt(path, text)}</li>
            ))}
          </ul>
        )}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {trouble === 'invalid' && (
          <Button small onClick={repair}>
            {t('repair')}
          </Button>
        )}
        {trouble === 'duplicate' && (
          <Button small onClick={separate}>
            {t('separate')}
          </Button>
        )}
        <Button small variant="outline" aria-expanded={json} onClick={() => setJson(!json)}>
          {t('editJson')}
        </Button>
        <Button small variant="outline" onClick={() => remove(item.key)}>
          {t('removeBlock')}
        </Button>
      </div>
      {trouble === 'invalid' && <p className="text-badge leading-normal text-ink-3">{t('repairHelp')}</p>}
      {json && <BlockJson item={item} />}
    </div>
  );
}

/** Edits a stored block as JSON. */
function BlockJson({ item }: { item: PageItem }) {
  const { store } = usePageContext();
  const { select } = useSelection();
  const t = useTranslate(pageTexts);
  const [text, setText] = useState(() => JSON.stringify(item.stored, null, 2));
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const { value, message } = parse(text);
    const wrong = message === undefined ? undefined : t('jsonBroken', { message });
    setProblem(wrong ?? (readBlock(value) ? undefined : t('jsonNotBlock')));
    if (message !== undefined || !readBlock(value)) return;
    const at = store.items().findIndex(({ key }) => key === item.key);
    store.change(replaceBlock(store.data(), item.key, value));
    select(store.items()[at]?.key);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <TextBox
        label={t('json')}
        rows={14}
        value={text}
        onChange={setText}
        error={problem}
        className="w-full font-num"
      />
      <Button small variant="outline" onClick={apply}>
        {t('applyJson')}
      </Button>
    </div>
  );
}

function parse(text: string): { value?: unknown; message?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { message: errorMessage(cause) };
  }
}
