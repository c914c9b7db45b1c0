import type { Editor } from '@tiptap/core';
import { type FormEvent, type KeyboardEvent, use, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { box } from '../../ui/box.ts';
import { useForm } from '../form-context.ts';
import { FieldServicesContext } from '../services.ts';
import { isHarmless } from './reduce-html.ts';

/** Input for the link target of the selected text. Enter applies it, Escape closes the bar. */
export function AddressBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t, language } = useForm();
  const { pages = [] } = use(FieldServicesContext);
  const list = useId();
  const before: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const set = () => {
    const chosen = editor.chain().focus().extendMarkRange('link');
    if (address === '') chosen.unsetLink().run();
    else if (isHarmless(address)) chosen.setLink({ href: address }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  const write = (event: FormEvent<HTMLInputElement>) => setAddress(event.currentTarget.value);
  return (
    <div className="flex items-center gap-1 border-b border-line p-1.5">
      <input
        // biome-ignore lint/a11y/noAutofocus: the user opened it with its button and types next.
        autoFocus
        aria-label={t('address')}
        list={list}
        value={address}
        onChange={write}
        onKeyDown={onKeyDown}
        className={`${box} h-9 min-w-0`}
      />
      <datalist id={list}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[language] ?? path}
          </option>
        ))}
      </datalist>
      <Button small variant="text" onClick={set}>
        {t(address === '' ? 'removeLink' : 'apply')}
      </Button>
    </div>
  );
}
