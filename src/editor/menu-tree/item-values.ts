import { isExternal } from '#lib/menu.ts';
import type { Entry } from '#schemas/entry.ts';
import { addressOf, isShown, namesOf } from './menu-tree.ts';
import { withAddress } from './with-address.ts';

/** What the form of a menu item holds. */
export interface ItemValues {
  zh: string;
  en: string;
  external: boolean;
  /** Of a page of this site, and of another website: both stay while one is chosen. */
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

/** The entry with what the form says; the address only where it has changed, for items that keep two of them. */
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
