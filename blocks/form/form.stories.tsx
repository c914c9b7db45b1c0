import type { StoryDefault } from '@ladle/react';
import type { FormState } from '#blocks/define.ts';
import { bookingDatesTexts } from '#i18n/booking-dates.ts';
import { toDay } from '#lib/availability.ts';
import { exhibitionBookingForm, meetingBookingForm } from '#schemas/booking-forms.ts';
import { type LocalisedForm, suggestionForm } from '#schemas/form.ts';
import { type Language, languageKey, localiseDeep } from '#schemas/language.ts';
import { fieldsTaken } from '#schemas/unmapped-fields.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import { Receipt } from './Receipt.tsx';
import { formProps } from './schema.ts';
import View from './View.tsx';

export default { title: 'Blocks / form' } satisfies StoryDefault;

const show = (form: LocalisedForm, posted?: (say: Say) => FormState, isBooked = false) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`form-${language}`}
        props={formProps.parse(
          localiseDeep({ intro, form, ...(form === suggestionForm ? {} : { aside }) }, language),
        )}
        data={{
          endpoint: {
            state: 'ready',
            data: { path: '/nowhere', takes: fieldsTaken(form.fields), timeZone: 'Asia/Shanghai' },
          },
          phone: { state: 'ready', data: '023 0000 8866' },
          ...(isBooked
            ? booked(language)
            : {
                booking: noData.missing,
                venue: noData.missing,
                taken: noData.missing,
                rooms: noData.missing,
                parts: noData.missing,
                plan: noData.missing,
                cards: noData.missing,
              }),
        }}
        first
        {...(posted ? { form: posted(say) } : {})}
      />
    )}
  </Bilingual>
);

/** Halls 1 and 2 are chosen in the address; hall 2 is taken on one of the days. */
const booked = (language: Language) => ({
  booking: {
    state: 'ready' as const,
    data: {
      fields: exhibitionFields,
      texts: bookingDatesTexts[languageKey(language)],
      today: '2026-11-22',
      wanted: { spaces: ['1', '2'], from: '2027-03-29', until: '2027-04-03' },
      freeDates: '/exhibitCenter/freeDates',
      findSpace: '/exhibitCenter/findSpace',
    },
  },
  venue: {
    state: 'ready' as const,
    data: {
      list: ['1', '2', '3', '4'].map((hall) => ({
        ...{ id: hall, name: language === 'en-US' ? `Hall ${hall}` : `${hall} 号展厅` },
        ...{ group: undefined, area: 10080, type: '1' as const, rooms: [] },
      })),
      closed: [],
    },
  },
  rooms: noData.missing,
  parts: noData.missing,
  plan: noData.missing,
  cards: noData.missing,
  taken: {
    state: 'ready' as const,
    data: {
      occupations: [
        {
          ...{ from: toDay('2027-04-03'), until: toDay('2027-04-09'), opens: toDay('2027-04-05') },
          ...{ closes: toDay('2027-04-08'), isHold: true, name: undefined, halls: ['2'] },
        },
      ],
      halls: ['2'],
    },
  },
});

const exhibitionFields = {
  ...{ space: 'exhibitionHall', area: 'exhibitionArea', from: 'beginTime', until: 'endTime' },
  type: '1' as const,
};

const intro = { zh: '您填写的内容会送到负责的人手中。', en: 'Your words reach the people in charge.' };
const aside = {
  title: { zh: '提交之后', en: 'What happens next' },
  steps: [
    { zh: '24 小时内，我们与您联系', en: 'Within 24 hours we call or write to you' },
    { zh: '三个工作日内提供报价', en: 'Within three working days you get a quote' },
  ],
  call: { caption: { zh: '想先聊聊？', en: 'Rather talk first?' } },
  link: { label: { zh: '查看空档期', en: 'See free dates' }, href: '/exhibitCenter/freeDates' },
};

const values = { name: 'Lin', contact: '023', content: '' };

export const Editing = () => show(suggestionForm);
export const ExhibitionBooking = () => show(exhibitionBookingForm);
export const WithHallsOfTheAddress = () => show(exhibitionBookingForm, undefined, true);
export const MeetingBooking = () => show(meetingBookingForm);
export const Rejected = () =>
  show(suggestionForm, (say) => ({
    values,
    errors: { contact: 'invalid', content: 'required' },
    outcome: 'rejected',
    message: say('请求内容有误，请检查后重试。', 'The request is not valid. Please check it and try again.'),
  }));
export const Failed = () =>
  show(suggestionForm, (say) => ({
    values: { ...values, content: say('停车场指示牌不清楚。', 'The car park signs are unclear.') },
    errors: {},
    outcome: 'failed',
  }));
export const Sent = () =>
  show(suggestionForm, (say) => ({
    values: {},
    errors: {},
    outcome: 'sent',
    message: say('提交成功，我们会尽快与您联系。', 'Sent. We will get back to you soon.'),
    reference: 'SG-261121-0047',
  }));
export const BookingRefused = () =>
  show(exhibitionBookingForm, () => ({
    values: { exhibitionName: 'Expo', mobilePhone: '1380000', beginTime: '2020-01-01T09:00' },
    errors: { mobilePhone: 'phone', beginTime: 'past', email: 'email', address: 'required' },
    outcome: 'rejected',
  }));
/** With values that the form repeats, and a note on the dates. */
export const BookingReceipt = () => (
  <Bilingual>
    {(say, language) => (
      <Receipt
        form={formProps.parse(localiseDeep({ form: exhibitionBookingForm }, language)).form}
        reference="ZL-261121-0047"
        note={say('2 号展厅在这些日期已有预订。', 'Hall 2 is taken on these days.')}
        tracking="/requests"
        sent={{
          ...{ exhibitionName: say('山城咖啡节', 'Coffee Days'), exhibitionHall: say('2 号展厅', 'Hall 2') },
          ...{ beginTime: '2027-03-29T09:00', endTime: '2027-04-03T18:00', exhibitionArea: '10,000 m²' },
        }}
        arrived={false}
        again={() => {}}
      />
    )}
  </Bilingual>
);
