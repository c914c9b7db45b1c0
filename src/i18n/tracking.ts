import type { Language } from '#schemas/language.ts';
import { defineTexts, type SameMessages, type TranslateFrom, translateIn } from './i18n.ts';

/**
 * Texts of request tracking. Separate from the texts that every page loads: only pages with a tracking
 * block load these, as data of the block.
 */
export const trackingTexts = defineTexts({
  zh: {
    status: {
      new: '已收到',
      contacted: '已联系',
      confirmed: '已确认',
      declined: '未能安排',
      withdrawn: '已撤回',
    },
    /** A suggestion is neither confirmed nor declined. */
    suggestionStatus: { confirmed: '已处理', declined: '已关闭' },
    kind: { exhibition: '展览场地预订申请', meeting: '会议场地预订申请', suggestion: '投诉建议' },
    ask: {
      title: '查询您的申请',
      intro: '输入提交成功时显示的编号，以及申请中手机号码的后四位。无需登录。',
      reference: '申请编号',
      referenceHint: '例如 7K3M9-Q2XTA，不区分大小写',
      phone: '手机号码后四位',
      phoneHint: '投诉建议中只留了邮箱的，请填写该邮箱',
      submit: '查询',
      busy: '正在查询',
      another: '查询另一份申请',
      badReference: '编号为 10 位数字和字母，请核对',
      badPhone: '请填写手机号码的后四位数字',
    },
    aside: {
      title: '如何查询',
      steps: {
        reference: '编号显示在提交成功的页面上，致电时也请报上它',
        answer: '我们在 24 小时内通过电话或邮件联系预订申请人',
        change: '在我们处理之前，您可以修改或撤回申请',
      },
      phone: '查不到？请致电',
      contact: '查不到？请联系我们',
    },
    off: {
      title: '此处暂不能查询申请',
      text: '申请由另一套系统受理，请致电查询，并报上您的申请编号。',
      textWithoutPhone: '申请由另一套系统受理，请联系我们查询，并报上您的申请编号。',
      contact: '联系方式',
    },
    found: {
      reference: '申请编号',
      sent: '提交时间',
      changed: '最近更新',
      facts: '您提交的内容',
      steps: '办理进度',
      done: '已完成',
      current: '当前状态',
      coming: '尚未开始',
    },
    clock: {
      title: '24 小时内联系您',
      by: '我们将在 {{time}} 之前通过电话或邮件与您联系。',
      hours: '还有约 {{hours}} 小时',
      hour: '还有不到 1 小时',
      questions: '有疑问请致电，并报上编号',
      late: '我们答应在 {{time}} 之前联系您，现在已经超时，对此我们很抱歉。',
      lateCall: '请直接致电，我们马上为您查询：',
      contacted: '我们已与您联系。如果没有接到电话或邮件，请致电：',
      confirmed: '您的申请已确认。后续安排会由负责的同事与您沟通。',
      declined: '很抱歉，这次未能为您安排。欢迎来电商量其他时间或场地：',
      withdrawn: '您已撤回这份申请，我们不会再处理。需要时可以重新提交。',
      suggestion: '我们会认真阅读每一条来信，并尽快回复。',
      suggestionContacted: '我们已与您联系。如果没有收到回复，请致电：',
      suggestionConfirmed: '您反映的事项已处理，感谢您帮助我们改进。',
      suggestionDeclined: '这封来信已关闭。如有疑问，请致电：',
    },
    change: {
      amend: '修改申请',
      withdraw: '撤回申请',
      amendTitle: '修改申请内容',
      amendIntro: '保存后，我们按新的内容办理；联系期限不变。',
      save: '保存修改',
      saving: '正在保存',
      cancel: '不修改了',
      saved: '修改已保存。',
      confirmTitle: '确定撤回这份申请？',
      confirmText: '撤回后我们不再处理，也不能恢复；需要时可以重新提交。',
      confirm: '确定撤回',
      withdrawing: '正在撤回',
      keep: '保留申请',
      withdrawn: '申请已撤回。',
      closed: '我们已经开始处理这份申请，现在不能在线修改或撤回。如需变更，请致电：',
      rejected: '有内容需要更正，请检查标出的项目。',
      unconfirmed: '修改是否已保存未能确认。您填写的内容仍在这里，请几分钟后再次保存，或致电我们。',
    },
    message: {
      notFound: '没有找到与此编号和号码相符的申请，请核对后重试。',
      limited: '尝试次数过多，请在 {{minutes}} 分钟后再试。',
      failed: '暂时无法查询，请检查网络后重试。',
      off: '此处不能查询申请。',
    },
  },
  en: {
    status: {
      new: 'Received',
      contacted: 'Contacted',
      confirmed: 'Confirmed',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
    },
    suggestionStatus: { confirmed: 'Settled', declined: 'Closed' },
    kind: {
      exhibition: 'Exhibition booking request',
      meeting: 'Meeting booking request',
      suggestion: 'Complaint or suggestion',
    },
    ask: {
      title: 'Look up your request',
      intro:
        'Enter the reference you were shown after sending, and the last four digits of the phone number in your request. There is nothing to log in to.',
      reference: 'Reference',
      referenceHint: 'For example 7K3M9-Q2XTA, in capitals or not',
      phone: 'Last four digits of your phone',
      phoneHint: 'If your suggestion gave an e-mail address only: that address',
      submit: 'Look up',
      busy: 'Looking it up',
      another: 'Look up another request',
      badReference: 'A reference has ten letters and digits; please check it',
      badPhone: 'Please give the last four digits of the phone number',
    },
    aside: {
      title: 'How it works',
      steps: {
        reference: 'The reference is on the page that followed your request; please quote it when you call',
        answer: 'We call or write to everyone who asks for a booking within 24 hours',
        change: 'Until we start on it, you can change your request or take it back',
      },
      phone: 'Cannot find it? Call us',
      contact: 'Cannot find it? Contact us',
    },
    off: {
      title: 'Requests cannot be looked up here',
      text: 'Another system takes the requests of this site. Please call us and have your reference at hand.',
      textWithoutPhone:
        'Another system takes the requests of this site. Please contact us and have your reference at hand.',
      contact: 'Contact us',
    },
    found: {
      reference: 'Reference',
      sent: 'Sent',
      changed: 'Last change',
      facts: 'What you sent',
      steps: 'Progress',
      done: 'done',
      current: 'now',
      coming: 'to come',
    },
    clock: {
      title: 'Within 24 hours',
      by: 'We call or write to you by {{time}}.',
      hours: 'About {{hours}} hours left',
      hour: 'Less than an hour left',
      questions: 'Questions? Call us and quote the reference',
      late: 'We promised to call or write by {{time}} and are late. We are sorry.',
      lateCall: 'Please call us; we will look into it at once:',
      contacted: 'We have called or written to you. If nothing reached you, please call:',
      confirmed: 'Your request is confirmed. The colleague in charge will arrange the rest with you.',
      declined: 'We are sorry: we could not make room this time. Call us about other dates or halls:',
      withdrawn:
        'You have withdrawn this request, and we will not act on it. You can send another at any time.',
      suggestion: 'We read every message and reply as soon as we can.',
      suggestionContacted: 'We have written or called back. If nothing reached you, please call:',
      suggestionConfirmed: 'What you wrote about has been settled. Thank you for helping us do better.',
      suggestionDeclined: 'This message is closed. If you have questions, please call:',
    },
    change: {
      amend: 'Change request',
      withdraw: 'Withdraw request',
      amendTitle: 'Change your request',
      amendIntro: 'Once saved, we work with the new version; the time by which we call stays the same.',
      save: 'Save changes',
      saving: 'Saving',
      cancel: 'Keep as it was',
      saved: 'Your changes are saved.',
      confirmTitle: 'Withdraw this request?',
      confirmText: 'We will not act on it any more, and it cannot be brought back. You can send a new one.',
      confirm: 'Withdraw it',
      withdrawing: 'Withdrawing',
      keep: 'Keep the request',
      withdrawn: 'Your request is withdrawn.',
      closed:
        'We have started on this request, so it can no longer be changed or withdrawn here. To change something, call:',
      rejected: 'Something needs correcting; please check the marked fields.',
      unconfirmed:
        'Your changes are not confirmed. They are still here: please save them again in a few minutes, or call us.',
    },
    message: {
      notFound: 'No request matches this reference and number. Please check both and try again.',
      limited: 'Too many tries. Please try again in {{minutes}} minutes.',
      failed: 'The request cannot be looked up right now. Please check your connection and try again.',
      off: 'Requests cannot be looked up here.',
    },
  },
});
export type TrackingMessages = (typeof trackingTexts)['zh'];
/** The texts in one language. */
export type TrackingTexts = SameMessages<TrackingMessages>;
export type TrackingTranslate = TranslateFrom<TrackingMessages>;

/** @returns `t()` for these texts on the server and in the editor; browsers of visitors get them with their block */
export const trackingTranslate = (language: Language): TrackingTranslate =>
  translateIn(trackingTexts, language);
