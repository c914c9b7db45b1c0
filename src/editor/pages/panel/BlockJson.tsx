import { useState } from 'react';
import { errorMessage } from '#lib/error-message.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../../texts.ts';
import { TextBox } from '../../ui/TextBox.tsx';
import { replaceBlock } from '../model/edits.ts';
import { type PageItem, readBlock } from '../model/stored-page.ts';
import { usePageContext, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';

/** Edits a stored block as JSON. */
export function BlockJson({ item }: { item: PageItem }) {
  const { store } = usePageContext();
  const { select } = useSelection();
  const t = useWords(pageTexts);
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
