import type { CreateCallName } from '#schemas/calls.ts';
import type { Localised } from '#schemas/language.ts';

/** Names of requests within a sentence. */
export const requestNames = {
  createSuggestion: { zh: '投诉或建议', en: 'complaint or suggestion' },
  createExhibitionBooking: { zh: '展会预订申请', en: 'exhibition booking request' },
  createMeetingBooking: { zh: '会议预订申请', en: 'meeting booking request' },
} as const satisfies Record<CreateCallName, Localised>;

/** Texts of the mails. They are not part of the interface texts, because browsers load those. */
export const mailTexts = {
  colon: { zh: '：', en: ': ' },
  reference: { zh: '申请编号', en: 'Reference' },

  venueSubject: { zh: '新的{request} {reference}', en: 'New {request} {reference}' },
  venueOpening: { zh: '网站收到一份新的{request}。', en: 'The website has received a new {request}.' },
  withdrawn: {
    zh: '申请人已将其撤回，无需处理。',
    en: 'The applicant has withdrawn it since: there is nothing to do.',
  },
  received: { zh: '收到时间', en: 'Received' },
  answerBy: { zh: '最迟答复时间（24 小时内）', en: 'To be answered within 24 hours, by' },
  reply: { zh: '直接回复本邮件即可答复申请人。', en: 'A reply to this mail goes to the applicant.' },
  noReply: {
    zh: '申请人没有留下邮箱，请按以上联系方式答复，不要回复本邮件。',
    en: 'No e-mail address was given: please answer by the contact above, not by a reply to this mail.',
  },

  applicantSubject: { zh: '您的{request} {reference}', en: 'Your {request} {reference}' },
  applicantOpening: {
    zh: '您好！我们已收到您的{request}。',
    en: 'Thank you. We have received your {request}.',
  },
  bookingPromise: {
    zh: '我们将在 24 小时内通过电话或邮件与您联系。',
    en: 'We will call or write to you within 24 hours.',
  },
  suggestionPromise: { zh: '我们会尽快与您联系。', en: 'We will get back to you as soon as we can.' },
  answeredBy: { zh: '最迟答复时间', en: 'You will hear from us by' },
  lookUpByPhone: {
    zh: '凭申请编号和手机号码后四位查询进度',
    en: 'To see how it stands, with the reference and the last four digits of your phone number',
  },
  lookUpByAddress: {
    zh: '凭申请编号和此邮箱查询进度',
    en: 'To see how it stands, with the reference and this e-mail address',
  },
  why: {
    zh: '您收到本邮件，是因为有人在 {site} 的表单中填写了此邮箱。如非您本人提交，请忽略本邮件。',
    en: 'You receive this mail because this address was given in a form on {site}. If it was not you, please ignore this mail.',
  },
} as const satisfies Record<string, Localised>;
