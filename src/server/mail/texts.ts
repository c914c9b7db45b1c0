import { defineTexts } from '#i18n/i18n.ts';

/** Texts of the mails. They are not part of the site's texts, because browsers load those. */
export const mailTexts = defineTexts({
  zh: {
    colon: '：',
    reference: '申请编号',
    /** Names of requests within a sentence. */
    request: {
      createSuggestion: '投诉或建议',
      createExhibitionBooking: '展会预订申请',
      createMeetingBooking: '会议预订申请',
    },

    venueSubject: '新的{{request}} {{reference}}',
    venueOpening: '网站收到一份新的{{request}}。',
    withdrawn: '申请人已将其撤回，无需处理。',
    received: '收到时间',
    answerBy: '最迟答复时间（24 小时内）',
    taken: '档期冲突',
    hold: '占位',
    unnamed: '未公开的活动',
    reply: '直接回复本邮件即可答复申请人。',
    noReply: '申请人没有留下邮箱，请按以上联系方式答复，不要回复本邮件。',

    applicantSubject: '您的{{request}} {{reference}}',
    applicantOpening: '您好！我们已收到您的{{request}}。',
    bookingPromise: '我们将在 24 小时内通过电话或邮件与您联系。',
    suggestionPromise: '我们会尽快与您联系。',
    answeredBy: '最迟答复时间',
    lookUpByPhone: '凭申请编号和手机号码后四位查询进度',
    lookUpByAddress: '凭申请编号和此邮箱查询进度',
    link: {
      invitationSubject: '{{site}} 编辑后台的邀请',
      invitationOpening: '您好！请打开以下链接，创建您在 {{site}} 编辑后台的账号：',
      resetSubject: '重置 {{site}} 编辑后台的密码',
      resetOpening: '您好！请打开以下链接，设置您在 {{site}} 编辑后台的新密码：',
      once: '链接只能使用一次，有效期至 {{until}}。请勿转发。',
      notYou: '如果您不认识此网站，请忽略本邮件。',
    },
    colleague: {
      mention: '{{by}} 在“{{title}}”的批注中提到了您',
      comment: '{{by}} 给“{{title}}”加了批注',
      returned: '{{by}} 退回了“{{title}}”',
    },
    why: '您收到本邮件，是因为有人在 {{site}} 的表单中填写了此邮箱。如非您本人提交，请忽略本邮件。',
  },
  en: {
    colon: ': ',
    reference: 'Reference',
    request: {
      createSuggestion: 'complaint or suggestion',
      createExhibitionBooking: 'exhibition booking request',
      createMeetingBooking: 'meeting booking request',
    },

    venueSubject: 'New {{request}} {{reference}}',
    venueOpening: 'The website has received a new {{request}}.',
    withdrawn: 'The applicant has withdrawn it since: there is nothing to do.',
    received: 'Received',
    answerBy: 'To be answered within 24 hours, by',
    taken: 'Already taken',
    hold: 'hold',
    unnamed: 'confidential event',
    reply: 'A reply to this mail goes to the applicant.',
    noReply: 'No e-mail address was given: please answer by the contact above, not by a reply to this mail.',

    applicantSubject: 'Your {{request}} {{reference}}',
    applicantOpening: 'Thank you. We have received your {{request}}.',
    bookingPromise: 'We will call or write to you within 24 hours.',
    suggestionPromise: 'We will get back to you as soon as we can.',
    answeredBy: 'You will hear from us by',
    lookUpByPhone: 'To see how it stands, with the reference and the last four digits of your phone number',
    lookUpByAddress: 'To see how it stands, with the reference and this e-mail address',
    link: {
      invitationSubject: 'Invitation to the editor of {{site}}',
      invitationOpening: 'Open this link to make your account in the editor of {{site}}:',
      resetSubject: 'New password for the editor of {{site}}',
      resetOpening: 'Open this link to set a new password for the editor of {{site}}:',
      once: 'The link works once, until {{until}}. Do not pass it on.',
      notYou: 'If you do not know this site, please ignore this mail.',
    },
    colleague: {
      mention: '{{by}} mentioned you in a comment on “{{title}}”',
      comment: '{{by}} commented on “{{title}}”',
      returned: '{{by}} sent “{{title}}” back',
    },
    why: 'You receive this mail because this address was given in a form on {{site}}. If it was not you, please ignore this mail.',
  },
});
