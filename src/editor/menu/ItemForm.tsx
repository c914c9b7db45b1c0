import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { addressProblem, addressTexts } from '../menu-tree/addresses.ts';
import { addressIn, type ItemValues } from '../menu-tree/item-values.ts';
import type { MenuTree } from '../menu-tree/menu-tree.ts';
import { Toggle } from '../ui/Checkbox.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { menuTexts } from './texts.ts';

interface ItemFormProps {
  tree: MenuTree;
  /** Id of the item; undefined for a new item. */
  id: string | undefined;
  values: ItemValues;
  onChange: (values: ItemValues) => void;
  onSubmit: () => void;
  onCancel: () => void;
  action: string;
  /** Whether the values are being saved; they cannot be changed until then. */
  saving: boolean;
  /** Whether another error prevents saving. */
  blocked?: boolean;
  /** Whether the item is on the first level; banner slides reference such an item by name. */
  firstLevel: boolean;
  /** Content below the address field. */
  children?: ReactNode;
}

/** Fields of a menu item; errors appear after the first attempt to save. */
export function ItemForm({ tree, id, values, onChange, ...rest }: ItemFormProps) {
  const { onSubmit, onCancel, action, saving, blocked = false, firstLevel, children } = rest;
  const t = useTranslate(menuTexts);
  const common = useTranslate(commonTexts);
  const why = useTranslate(addressTexts);
  const [tried, setTried] = useState(false);
  const [first] = useState(() => addressIn(values));
  const set = (some: Partial<ItemValues>) => onChange({ ...values, ...some });
  const problem = addressProblem(tree, { id, address: addressIn(values), external: values.external });
  const nameMissing = values.zh.trim() === '';
  // A changed address is validated before the first attempt to save.
  const error = problem && (tried || addressIn(values) !== first) ? why(problem) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !nameMissing && !blocked && !saving) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextBox
        label={t('nameZh')}
        value={values.zh}
        onChange={(zh) => set({ zh })}
        maxLength={60}
        isRequired
        isReadOnly={saving}
        error={tried && nameMissing ? t('nameNeeded') : undefined}
        {...(firstLevel ? { hint: t('columnHint') } : {})}
      />
      <TextBox
        label={t('nameEn')}
        value={values.en}
        onChange={(en) => set({ en })}
        maxLength={80}
        isReadOnly={saving}
        hint={t('nameEnHint')}
      />
      <div className="grid justify-items-start gap-1.5">
        <p className="text-cap font-medium">{t('leadsTo')}</p>
        <Segments
          label={t('leadsTo')}
          value={values.external ? 'away' : 'here'}
          onChange={(to) => set({ external: to === 'away' })}
          options={[
            { value: 'here', label: t('leadsHere') },
            { value: 'away', label: t('leadsAway') },
          ]}
        />
      </div>
      {values.external ? (
        <TextBox
          label={t('url')}
          value={values.url}
          onChange={(url) => set({ url })}
          isReadOnly={saving}
          hint={t('urlHint')}
          error={error}
          type="url"
        />
      ) : (
        <TextBox
          label={t('path')}
          value={values.path}
          onChange={(path) => set({ path })}
          isReadOnly={saving}
          hint={t('pathHint')}
          error={error}
        />
      )}
      {children}
      <div className="grid gap-1">
        <Toggle label={t('inNavigation')} isSelected={values.shown} onChange={(shown) => set({ shown })} />
        <p className="text-badge leading-normal text-ink-3">{t('inNavigationHint')}</p>
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button small type="submit" disabled={blocked}>
          {action}
        </Button>
        <Button small variant="outline" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
