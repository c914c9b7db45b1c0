import * as z from 'zod';
import { articleTypeLabels } from './enumeration-labels.ts';
import { articleTypes } from './enumerations.ts';
import { eventReference } from './event-reference.ts';
import { label } from './label.ts';
import {
  address,
  html,
  link,
  list,
  oneOf,
  pageOf,
  requiredAddress,
  requiredText,
  text,
} from './lenient-fields.ts';

/** A file attached to an article. Its name is the link text. */
export const attachmentSchema = z.object({
  id: label(text(), { zh: '编号', en: 'Id', widget: 'hidden' }),
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  address: label(requiredAddress(), { zh: '文件', en: 'File', widget: 'file', nameTo: 'name' }),
});

/** A news item or notice (specification, section 3): news carry `createTime` and `source`, notices `createDate` and `type`. */
export const articleSchema = z.object({
  id: label(requiredText(), { zh: '编号', en: 'Id', widget: 'hidden' }),
  title: label(requiredText(), { zh: '标题', en: 'Title' }),
  subTitle: label(text(), { zh: '副标题', en: 'Subtitle' }),
  coverImg: label(address(), { zh: '封面', en: 'Cover', box: [843, 474] }),
  redirectUrl: label(link(), { zh: '链接', en: 'Link', widget: 'link' }),
  content: label(html(), { zh: '正文', en: 'Text' }),
  createTime: text(),
  createDate: text(),
  source: label(text(), { zh: '信息来源', en: 'Where it comes from' }),
  type: label(oneOf(articleTypes), { zh: '公告类型', en: 'Kind of notice', values: articleTypeLabels }),
  attachments: label(list(attachmentSchema), { zh: '附件', en: 'Files' }),
  eventId: eventReference(),
});
export type Article = z.output<typeof articleSchema>;

export const articlePageSchema = pageOf(articleSchema);

const neighbour = articleSchema.nullish().catch(null);

/** A detail answer: the article and its neighbours, newest first. */
export const articleDetailSchema = z.object({ current: articleSchema, previous: neighbour, next: neighbour });
export type ArticleDetail = z.output<typeof articleDetailSchema>;
