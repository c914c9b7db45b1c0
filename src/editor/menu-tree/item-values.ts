import { isExternal } from '#lib/menu.ts';
import type { Entry } from '#schemas/entry.ts';
import { addressOf, isShown, namesOf } from './menu-tree.ts';
import { withAddress } from './with-address.ts';

/** Values of the form of a menu item. */
export interface ItemValues {
  zh: string;
  en: string;
  external: boolean;
  /** Internal path; preserved while `url` is in use, and vice versa. */
  path: string;
  url: string;
  shown: boolean;
}

export function valuesOf(entry: Entry): ItemValues {
  const address = addressOf(entry);
  const external = isExternal(address);
  return {
    ...namesOf(entry),
    external,
    path: external ? '' : address,
    url: external ? address : '',
    shown: isShown(entry),
  };
}

export const addressIn = ({ external, path, url }: ItemValues): string => (external ? url : path).trim();

/**
 * Writes the form's values to the entry. Writes the address only if it has changed, because an item may have a
 * different `path` and `defaultPath`.
 */
export function entryWith(entry: Entry, values: ItemValues): Entry {
  const { menuNameEn: _, ...rest } = entry.data;
  const en = values.en.trim();
  const data = {
    ...rest,
    menuName: values.zh.trim(),
    ...(en ? { menuNameEn: en } : {}),
    visible: values.shown ? '0' : '1',
  };
  const next = { ...entry, data };
  const address = addressIn(values);
  return address === addressOf(entry) ? next : withAddress(next, address);
}
