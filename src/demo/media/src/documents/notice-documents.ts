import type { Localised } from '#schemas/language.ts';

interface Attachment {
  document: string;
  edition: number;
  title: Localised;
}

/** What procurement and trade notices attach: general documents, which each notice completes with its own figures. */
export const noticeDocuments = [
  { document: 'tender-form', edition: 6, title: { zh: '投标文件格式', en: 'Tender form' } },
  { document: 'registration-form', edition: 4, title: { zh: '单位登记表', en: 'Registration form' } },
  { document: 'specification', edition: 7, title: { zh: '技术规格书', en: 'Specification' } },
  { document: 'contract-draft', edition: 5, title: { zh: '合同草案', en: 'Draft contract' } },
  { document: 'site-plan', edition: 3, title: { zh: '场地平面图', en: 'Site plan' } },
  { document: 'build-up-calendar', edition: 4, title: { zh: '布展日历', en: 'Build-up calendar' } },
  { document: 'price-list', edition: 12, title: { zh: '价格表', en: 'Price list' } },
  { document: 'safety-rules', edition: 8, title: { zh: '安全守则', en: 'Safety rules' } },
] as const satisfies readonly Attachment[];

export type NoticeDocument = (typeof noticeDocuments)[number]['document'];
