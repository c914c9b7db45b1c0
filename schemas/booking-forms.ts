import type { LocalisedForm } from './form.ts';

/** Last fields of both booking forms. */
const contactFields = [
  {
    name: 'name',
    kind: 'text',
    heading: { zh: '联系方式', en: 'How to reach you' },
    label: { zh: '联系人', en: 'Your name' },
    required: true,
    maxLength: 60,
    autocomplete: 'name',
  },
  {
    name: 'mobilePhone',
    kind: 'phone',
    label: { zh: '手机号码', en: 'Mobile phone' },
    required: true,
    maxLength: 30,
    autocomplete: 'tel',
  },
  {
    name: 'email',
    kind: 'email',
    label: { zh: '电子邮箱', en: 'E-mail' },
    required: true,
    maxLength: 120,
    autocomplete: 'email',
  },
  {
    name: 'address',
    kind: 'text',
    label: { zh: '联系地址', en: 'Postal address' },
    required: true,
    maxLength: 200,
    autocomplete: 'street-address',
  },
  {
    name: 'remark',
    kind: 'textarea',
    label: { zh: '备注', en: 'Remarks' },
    placeholder: {
      zh: '例如搭建、用电、餐饮或住宿方面的要求',
      en: 'For example what you need for build-up, power, catering or rooms',
    },
    required: false,
    maxLength: 800,
  },
] as const satisfies LocalisedForm['fields'];

const texts = {
  submitLabel: { zh: '提交预订申请', en: 'Send request' },
  successTitle: { zh: '申请已收到', en: 'Your request is with us' },
  successTip: {
    zh: '我们将在 24 小时内通过电话或邮件与您联系。来电时请报以下编号。',
    en: 'We will call or write to you within 24 hours. When you call us, please give the reference below.',
  },
  // The literal of the specification, section 8.
  failure: { zh: '提交失败,请联系管理员', en: 'submission failed, contact the administrator' },
  note: {
    caption: { zh: '您的信息仅用于本次预订', en: 'Used for this request only' },
    text: {
      zh: '姓名、电话、邮箱与地址仅供招展与会议团队与您联系，我们将严格保密，不向第三方提供。',
      en: 'Your name, phone, e-mail and address are for our booking team to reach you. They are kept confidential and go to nobody else.',
    },
    details: [
      {
        term: { zh: '谁在处理', en: 'Who' },
        text: { zh: '本中心的招展与会议预订团队。', en: 'The booking team of the centre.' },
      },
      {
        term: { zh: '用于什么', en: 'Why' },
        text: { zh: '处理本次预订申请并与您联系。', en: 'To handle this request and to reach you about it.' },
      },
      {
        term: { zh: '保存多久', en: 'How long' },
        text: {
          zh: '自提交之日起保存一年，之后删除。',
          en: 'For one year after you send it; then it is deleted.',
        },
      },
      {
        term: { zh: '您的权利', en: 'Your rights' },
        text: {
          zh: '您可以随时查询、更正或撤回申请，也可以要求我们删除这些信息。',
          en: 'You may look your request up, correct or withdraw it at any time, and ask us to delete what you sent.',
        },
      },
    ],
  },
} as const satisfies Partial<LocalisedForm>;

/** The exhibition booking request (specification, sections 3 and 5). */
export const exhibitionBookingForm = {
  call: 'createExhibitionBooking',
  fields: [
    {
      name: 'exhibitionName',
      kind: 'text',
      heading: { zh: '展会信息', en: 'Your exhibition' },
      label: { zh: '展会名称', en: 'Name of the exhibition' },
      required: true,
      maxLength: 100,
    },
    {
      name: 'organizer',
      kind: 'text',
      label: { zh: '主办单位', en: 'Organiser' },
      required: true,
      maxLength: 100,
      autocomplete: 'organization',
    },
    {
      name: 'exhibitionContent',
      kind: 'textarea',
      label: { zh: '展会内容', en: 'What it shows' },
      required: true,
      maxLength: 800,
    },
    {
      name: 'dateTime',
      kind: 'dateTimeRange',
      label: { zh: '展期', en: 'Dates' },
      required: true,
      from: { name: 'beginTime', label: { zh: '开始时间', en: 'Begins' } },
      to: { name: 'endTime', label: { zh: '结束时间', en: 'Ends' } },
    },
    {
      name: 'exhibitionArea',
      kind: 'text',
      label: { zh: '展览面积', en: 'Exhibition area' },
      placeholder: { zh: '例如 20,000 平方米', en: 'For example 20,000 m²' },
      required: true,
      maxLength: 60,
    },
    {
      name: 'exhibitionHall',
      kind: 'text',
      label: { zh: '意向展厅', en: 'Halls you have in mind' },
      placeholder: { zh: '例如 1 号、2 号展厅', en: 'For example Halls 1 and 2' },
      required: true,
      maxLength: 100,
    },
    ...contactFields,
  ],
  ...texts,
  receipt: ['exhibitionName', 'dateTime', 'exhibitionHall', 'exhibitionArea'],
} as const satisfies LocalisedForm;

/** The meeting booking request (specification, sections 3 and 5). */
export const meetingBookingForm = {
  call: 'createMeetingBooking',
  fields: [
    {
      name: 'meetingName',
      kind: 'text',
      heading: { zh: '会议信息', en: 'Your meeting' },
      label: { zh: '会议名称（中文）', en: 'Name in Chinese' },
      required: true,
      maxLength: 100,
    },
    {
      name: 'meetingNameEn',
      kind: 'text',
      label: { zh: '会议名称（英文）', en: 'Name of the meeting' },
      required: true,
      maxLength: 100,
    },
    {
      name: 'meetingContent',
      kind: 'textarea',
      label: { zh: '会议内容', en: 'What it is about' },
      required: true,
      maxLength: 800,
    },
    {
      name: 'decorateTime',
      kind: 'dateTime',
      label: { zh: '布置时间', en: 'Set-up begins' },
      required: true,
    },
    {
      name: 'beginTime',
      kind: 'dateTime',
      label: { zh: '会议开始时间', en: 'The meeting begins' },
      required: true,
      notBefore: 'decorateTime',
    },
    {
      name: 'dismantlingTime',
      kind: 'dateTime',
      label: { zh: '撤场时间', en: 'Clearing begins' },
      required: true,
      notBefore: 'beginTime',
    },
    {
      name: 'meetingArea',
      kind: 'text',
      label: { zh: '场地面积', en: 'Space you need' },
      placeholder: { zh: '例如 800 平方米或 300 人', en: 'For example 800 m², or 300 people' },
      required: true,
      maxLength: 60,
    },
    {
      name: 'company',
      kind: 'text',
      label: { zh: '单位名称', en: 'Company' },
      required: true,
      maxLength: 100,
      autocomplete: 'organization',
    },
    ...contactFields,
  ],
  ...texts,
  receipt: ['meetingName', 'decorateTime', 'beginTime', 'dismantlingTime', 'meetingArea'],
} as const satisfies LocalisedForm;

/** Example of a valid exhibition booking request. */
export const exhibitionBookingExample = {
  exhibitionName: '山城咖啡节',
  exhibitionContent: '精品咖啡、器具与烘焙',
  organizer: '示例会展公司',
  beginTime: '2030-05-01 09:00:00',
  endTime: '2030-05-04 17:00:00',
  exhibitionArea: '10,000 平方米',
  exhibitionHall: '2 号展厅',
  name: '申请人',
  mobilePhone: '13800000000',
  email: 'host@example.com',
  address: '滨江大道 1 号',
  status: 0,
  remark: '',
};

/** Example of a valid meeting booking request. */
export const meetingBookingExample = {
  meetingName: '智慧物流年会',
  meetingNameEn: 'Smart Logistics Annual Meeting',
  meetingContent: '主论坛与六场分论坛',
  meetingArea: '800 平方米',
  decorateTime: '2030-05-01 09:00:00',
  beginTime: '2030-05-02 09:00:00',
  dismantlingTime: '2030-05-03 18:00:00',
  company: '示例物流公司',
  name: '申请人',
  mobilePhone: '13800000000',
  email: 'host@example.com',
  address: '滨江大道 1 号',
  status: 0,
  remark: '',
};

/** Fields of a booking that say where and when (rule EVT-09). */
export interface BookingFields {
  /** Text that names the halls or rooms. */
  space: string;
  /** Text with the area. */
  area?: string;
  /** First and last moment on which the space is needed. */
  from: string;
  until: string;
  /** Centre of the spaces, as in the config of the spaces. */
  type: '1' | '2';
}

/** By create call; other forms book nothing. */
export const bookingFields: Readonly<Partial<Record<LocalisedForm['call'], BookingFields>>> = {
  createExhibitionBooking: {
    ...{ space: 'exhibitionHall', area: 'exhibitionArea', from: 'beginTime', until: 'endTime', type: '1' },
  },
  createMeetingBooking: {
    ...{ space: 'meetingArea', from: 'decorateTime', until: 'dismantlingTime', type: '2' },
  },
};
