import * as z from 'zod';
import { articleTypes } from './enumerations.ts';
import { address, html, link, list, oneOf, pageOf, requiredAddress, requiredText, text } from './tolerant.ts';

/** A file that hangs on an article; its name is the link text. */
export const attachmentSchema = z.object({ id: text(), name: requiredText(), address: requiredAddress() });

/** A news item or notice (specification, section 3): news carry `createTime` and `source`, notices `createDate` and `type`. */
export const articleSchema = z.object({
  id: requiredText(),
  title: requiredText(),
  subTitle: text(),
  coverImg: address(),
  redirectUrl: link(),
  content: html(),
  createTime: text(),
  createDate: text(),
  source: text(),
  type: oneOf(articleTypes),
  attachments: list(attachmentSchema),
});
export type Article = z.output<typeof articleSchema>;

export const articlePageSchema = pageOf(articleSchema);

const neighbour = articleSchema.nullish().catch(null);

/** A detail answer: the article and its neighbours, newest first. */
export const articleDetailSchema = z.object({ current: articleSchema, previous: neighbour, next: neighbour });
export type ArticleDetail = z.output<typeof articleDetailSchema>;
