import * as z from 'zod';
import { label } from './label.ts';
import { address, flag, link, list, number, requiredText, text } from './lenient-fields.ts';

/** One service link of the footer. */
export const footerLinkSchema = z.object({
  contentName: label(requiredText(), { zh: '中文名称', en: 'Name in Chinese' }),
  contentEnName: label(text(), { zh: '英文名称', en: 'Name in English' }),
  jumpAddress: label(link(), { zh: '链接', en: 'Link', widget: 'link' }),
});

/** One supplementary picture of the footer; shown when `isOpen` is 1, in the order of `sort`. */
export const supplementarySchema = z.object({
  img: label(address(), { zh: '图片', en: 'Picture', widget: 'picture' }),
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  sort: label(number(), {
    zh: '顺序',
    en: 'Order',
    help: { zh: '数字小的在前', en: 'Smaller numbers come first' },
  }),
  isOpen: label(flag(), {
    zh: '是否显示',
    en: 'Shown',
    values: { '0': { zh: '不显示', en: 'Hidden' }, '1': { zh: '显示', en: 'Shown' } },
  }),
  isSync: label(flag(), {
    zh: '同步到媒体矩阵',
    en: 'Also in the media matrix',
    values: { '0': { zh: '不同步', en: 'No' }, '1': { zh: '同步', en: 'Yes' } },
  }),
});

/** The footer config (specification, section 3). `microBlog`, `officialAccount`, `miniProgram` are picture addresses. */
export const footerSchema = z.object({
  mediaMatrix: label(address(), { zh: '媒体矩阵', en: 'Media matrix' }),
  particularYear: label(text(), { zh: '版权年份', en: 'Year of the copyright', widget: 'plain' }),
  companyName: label(text(), { zh: '公司名称（中文）', en: 'Company name in Chinese' }),
  companyEnName: label(text(), { zh: '公司名称（英文）', en: 'Company name in English' }),
  icp: label(text(), { zh: 'ICP 备案号', en: 'ICP number' }),
  publicSecurityFilingNumber: label(text(), { zh: '公安备案号', en: 'Public security number' }),
  companyLogo: label(address(), { zh: '标志', en: 'Logo', ground: 'dark' }),
  serviceContent: label(list(footerLinkSchema), { zh: '服务链接', en: 'Service links' }),
  microBlog: label(address(), { zh: '微博二维码', en: 'Code of the microblog', uncropped: true }),
  officialAccount: label(address(), {
    zh: '公众号二维码',
    en: 'Code of the official account',
    uncropped: true,
  }),
  miniProgram: label(address(), { zh: '小程序二维码', en: 'Code of the mini program', uncropped: true }),
  supplementaryVos: label(list(supplementarySchema), { zh: '更多二维码', en: 'Further codes' }),
});
export type FooterConfig = z.output<typeof footerSchema>;
