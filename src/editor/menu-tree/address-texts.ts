import { defineTexts } from '../texts.ts';
import type { ItemAddressProblem } from './check-address.ts';

/** Error messages for the address of a menu item. */
export const addressTexts = defineTexts<ItemAddressProblem>({
  zh: {
    empty: '请填写地址',
    notAbsolute: '地址要以 / 开头',
    badCharacters: '地址里不能有空格、问号、井号、百分号、空的一段或“http”',
    reserved: '这个地址为系统保留',
    tooLong: '地址太长',
    notWeb: '网址要以 http:// 或 https:// 开头',
    taken: '另一个菜单项已使用这个地址',
  },
  en: {
    empty: 'Enter an address',
    notAbsolute: 'An address begins with /',
    badCharacters: 'An address has no blanks, question marks, hashes, percent signs, empty parts or “http”',
    reserved: 'The site needs this address itself',
    tooLong: 'This address is too long',
    notWeb: 'A web address begins with http:// or https://',
    taken: 'Another item has this address',
  },
});
