import * as z from 'zod';
import { label } from './label.ts';
import { aliases, flag, link, list, requiredText, text } from './lenient-fields.ts';

/** One entry of the menu tree (specification, section 3). */
export interface MenuItem {
  menuId: string;
  /** Target of a click. May be external. */
  path?: string | undefined;
  /** Absolute canonical route, which is the key of its page. */
  defaultPath?: string | undefined;
  defaultName?: string | undefined;
  menuName: string;
  menuNameEn?: string | undefined;
  /** `'0'` means visible. */
  visible?: string | undefined;
  children: MenuItem[];
}

export const menuItemSchema: z.ZodType<MenuItem> = aliases(
  { children: ['childList'], menuName: ['defaultName', 'menuNameEn'] },
  z.object({
    menuId: requiredText(),
    path: label(link(), {
      zh: '链接地址',
      en: 'Address of the link',
      help: {
        zh: '与页面地址不同时填写，可为外部网址',
        en: 'Where it is not that of the page; may be elsewhere',
      },
      widget: 'link',
    }),
    defaultPath: label(link(), { zh: '页面地址', en: 'Address of the page', widget: 'link' }),
    defaultName: label(text(), { zh: '默认名称', en: 'Default name', widget: 'plain' }),
    menuName: label(requiredText(), { zh: '名称', en: 'Name' }),
    menuNameEn: text(),
    visible: label(flag(), {
      zh: '是否显示',
      en: 'Shown',
      values: { '0': { zh: '显示', en: 'Shown' }, '1': { zh: '隐藏', en: 'Hidden' } },
    }),
    children: list(z.lazy((): z.ZodType<MenuItem> => menuItemSchema)),
  }),
);

export const menuTreeSchema = list(menuItemSchema);
