import * as z from 'zod';
import { address, flag, link, list, number, requiredText, text } from './tolerant.ts';

/** One service link of the footer. */
export const footerLinkSchema = z.object({
  contentName: requiredText(),
  contentEnName: text(),
  jumpAddress: link(),
});

/** One supplementary picture of the footer; shown when `isOpen` is 1, in the order of `sort`. */
export const supplementarySchema = z.object({
  img: address(),
  name: requiredText(),
  sort: number(),
  isOpen: flag(),
  isSync: flag(),
});

/** The footer config (specification, section 3). `microBlog`, `officialAccount`, `miniProgram` are picture addresses. */
export const footerSchema = z.object({
  mediaMatrix: address(),
  particularYear: text(),
  companyName: text(),
  companyEnName: text(),
  icp: text(),
  publicSecurityFilingNumber: text(),
  companyLogo: address(),
  serviceContent: list(footerLinkSchema),
  microBlog: address(),
  officialAccount: address(),
  miniProgram: address(),
  supplementaryVos: list(supplementarySchema),
});
export type FooterConfig = z.output<typeof footerSchema>;
