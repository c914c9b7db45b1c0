import type { Localised } from '#schemas/language.ts';

interface Attachment {
  document: string;
  edition: number;
  title: Localised;
}

/** What procurement and trade notices attach: general documents, which each notice completes with its own figures. */
export const noticeDocuments = [
  {
    document: 'tender-form',
    edition: 6,
    title: { zh: '投标与响应文件格式', en: 'Tender and quotation form' },
  },
  { document: 'registration-form', edition: 4, title: { zh: '报名登记表', en: 'Registration form' } },
  { document: 'specification', edition: 7, title: { zh: '技术规格书', en: 'Technical specification' } },
  { document: 'contract-draft', edition: 5, title: { zh: '合同样本', en: 'Draft contract' } },
  {
    document: 'site-plan',
    edition: 3,
    title: { zh: '现场踏勘路线与集合点', en: 'Site visit: route and meeting point' },
  },
  {
    document: 'build-up-calendar',
    edition: 4,
    title: { zh: '布展与撤展时间表', en: 'Build-up and breakdown calendar' },
  },
  { document: 'price-list', edition: 12, title: { zh: '现场服务价格表', en: 'On-site service price list' } },
  { document: 'safety-rules', edition: 8, title: { zh: '施工安全须知', en: 'Safety rules for contractors' } },
] as const satisfies readonly Attachment[];

export type NoticeDocument = (typeof noticeDocuments)[number]['document'];
