import { useRef } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import type { EditTimes } from '../../fields/translation-status.ts';
import type { CheckedBlock } from '../model/block-check.ts';
import { editedOf, withEdited } from '../model/edited-marks.ts';
import { replaceBlock, withProps } from '../model/edits.ts';
import { changedPlace } from '../model/page-store.ts';
import type { PageItem } from '../model/stored-page.ts';
import { usePage, usePageContext } from '../page-context.tsx';

type Definition = NonNullable<CheckedBlock['definition']>;

/** Writes the changes of a block's form: props in the definition's current version, and edit times. */
export function useBlockEdit(item: PageItem, definition: Definition) {
  const { store } = usePageContext();
  const edited = usePage((data) => editedOf(data, item.key));
  const step = useStep();
  const change = (props: Record<string, unknown>) => {
    const now = store.items().find(({ key }) => key === item.key);
    if (!now) return;
    const place = changedPlace(now.block?.props, props);
    const block = withProps(now.stored, { props, version: definition.version });
    step.begin();
    store.change(replaceBlock(store.data(), item.key, block), {
      ...(place === undefined ? {} : { group: `${item.key} ${place}` }),
    });
  };
  const onEdited = (next: EditTimes) => {
    const data = withEdited(store.data(), item.key, next);
    if (step.isOpen()) store.amend(data);
    else store.change(data);
  };
  return { change, edited, onEdited };
}

/** Groups the changes of one task into an undo step: a form reports a text and its edit time separately. */
export function useStep() {
  const open = useRef(false);
  return {
    begin: () => {
      open.current = true;
      queueMicrotask(() => {
        open.current = false;
      });
    },
    isOpen: () => open.current,
  };
}

export const propsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
