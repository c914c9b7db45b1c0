import { useState } from 'react';
import { flatten, type MenuNode } from '../menu-tree/menu-tree.ts';
import { useWords } from '../texts.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { menuTexts } from './texts.ts';
import { useName } from './use-names.ts';

interface RemoveDialogProps {
  node: MenuNode;
  onClose: () => void;
  onRemove: (withPages: boolean) => Promise<void>;
}

/** Confirms the removal of an item and its descendants. */
export function RemoveDialog({ node, onClose, onRemove }: RemoveDialogProps) {
  const t = useWords(menuTexts);
  const name = useName()(node.entry);
  const [withPages, setWithPages] = useState(true);
  const count = flatten([node]).length;
  const what = count > 1 ? 'removeMany' : node.state === 'new' ? 'removeNew' : 'removeOne';
  return (
    <Confirm
      title={t('removeTitle', { name })}
      action={t('remove')}
      open
      onClose={onClose}
      onConfirm={() => onRemove(withPages)}
    >
      <p>{t(what, { count })}</p>
      <Checkbox checked={withPages} onChange={setWithPages} hint={t('removePagesHint')}>
        {t('removePages')}
      </Checkbox>
    </Confirm>
  );
}
