import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ViewProps } from '#blocks/define.ts';
import { bookingDatesTexts } from '#i18n/booking-dates.ts';
import { meetingBookingForm } from '#schemas/booking-forms.ts';
import { type Language, localiseDeep } from '#schemas/language.ts';
import { fieldsTaken } from '#schemas/unmapped-fields.ts';
import { show } from '#tests/ui/show.tsx';
import type definition from './index.ts';
import { formProps } from './schema.ts';
import View from './View.tsx';

afterEach(() => localStorage.clear());

type FormData = ViewProps<typeof definition>['data'];

/** Room 204 is taken from 20 to 22 March 2099. */
const room204: Partial<FormData> = {
  booking: {
    state: 'ready',
    data: {
      fields: { space: 'meetingArea', from: 'decorateTime', until: 'dismantlingTime', type: '2' },
      texts: bookingDatesTexts.en,
      wanted: { spaces: ['204'], from: '2099-03-18', until: '2099-03-19' },
      today: '2099-03-01',
      freeDates: undefined,
      findSpace: undefined,
    },
  },
  venue: {
    state: 'ready',
    data: {
      list: [{ id: '204', name: 'Room 204', group: undefined, area: 300, type: '2', rooms: [] }],
      closed: [],
    },
  },
  taken: {
    state: 'ready',
    data: {
      // 20 to 22 March 2099, counted from 1 January 1970.
      occupations: [
        {
          ...{ from: 47195, until: 47197, opens: 47195, closes: 47197 },
          ...{ isHold: false, name: 'Bridge Talks', halls: ['204'] },
        },
      ],
      halls: ['204'],
    },
  },
};

function open(language: Language, booked: Partial<FormData> = {}) {
  const endpoint = { path: '/nowhere', takes: fieldsTaken(meetingBookingForm.fields), timeZone: 'UTC' };
  const { container, remove } = show(
    <View
      id="booking"
      props={formProps.parse(localiseDeep({ form: meetingBookingForm }, language))}
      data={{
        endpoint: { state: 'ready', data: endpoint },
        booking: { state: 'missing' },
        venue: { state: 'missing' },
        taken: { state: 'missing' },
        rooms: { state: 'missing' },
        parts: { state: 'missing' },
        plan: { state: 'missing' },
        cards: { state: 'missing' },
        phone: { state: 'missing' },
        ...booked,
      }}
      first
    />,
    language,
  );
  const field = (name: string): HTMLInputElement => {
    const found = container.querySelector(`[name=${name}]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`there is no field ${name}`);
    return found;
  };
  const note = (name: string) => container.querySelector(`#booking-${name}-hint`)?.textContent;
  const ticks = () => container.querySelectorAll('input ~ svg').length;
  return { container, field, note, ticks, remove };
}

/** The pickers appear when the form's code has loaded, slowly on a busy machine. */
const inUse = (container: Element) =>
  expect.poll(() => container.querySelector('[role=spinbutton]')).not.toBeNull();

it('an empty date field has the box of its picker from the first paint, and keeps its size when the picker comes', async () => {
  for (const language of ['zh-CN', 'en-US'] as const) {
    const { container, field } = open(language);
    const group = field('beginTime').closest('[role=group]');
    const sizes = () => {
      const { width, height } = group?.getBoundingClientRect() ?? {};
      return { width, height };
    };
    const atRest = sizes();
    expect(group?.querySelector('.border-line-strong svg')).not.toBeNull();
    expect(getComputedStyle(field('beginTime').parentElement ?? container).opacity).toBe('0');
    await userEvent.fill(field('name'), 'Host');
    await inUse(container);
    expect(group?.querySelectorAll('[role=spinbutton]')).toHaveLength(5);
    await expect.poll(sizes).toEqual(atRest);
  }
});

it('[BOOK-01b] asks for one name in English, repeats it as the Chinese one until that is edited, and when that is left empty', async () => {
  const { container, field, note } = open('en-US');
  const [asked, repeated] = [field('meetingNameEn'), field('meetingName')];
  expect([asked.labels?.[0]?.textContent, repeated.labels?.[0]?.textContent]).toEqual([
    'Name of the meeting*',
    'Name in Chinese*',
  ]);
  expect(note('meetingName')).toBe('If there is none, the same text as “Name of the meeting”');
  expect(asked.compareDocumentPosition(repeated)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelector('fieldset')?.contains(asked)).toBe(true);

  await userEvent.type(asked, 'River');
  await inUse(container);
  await expect.poll(() => repeated.value).toBe('River');
  await userEvent.type(asked, 's');
  expect(repeated.value).toBe('Rivers');
  expect(container.textContent).not.toContain('Name in Chinese,');

  await userEvent.fill(repeated, '江河论坛');
  await userEvent.type(asked, ' forum');
  expect([asked.value, repeated.value]).toEqual(['Rivers forum', '江河论坛']);

  await userEvent.fill(repeated, '');
  await userEvent.tab();
  expect(repeated.value).toBe('Rivers forum');
});

it('[BOOK-01b] asks for both names in Chinese', async () => {
  const { container, field, note } = open('zh-CN');
  const [chinese, english] = [field('meetingName'), field('meetingNameEn')];
  expect(chinese.compareDocumentPosition(english)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(chinese, '江河论坛');
  await inUse(container);
  await userEvent.type(chinese, '年会');
  expect([chinese.value, english.value]).toEqual(['江河论坛年会', '']);
  expect(note('meetingName')).toBeUndefined();
});

it('[BOOK-03] [BOOK-04] ticks what was checked in Chinese only; in English it says that a value looks incomplete', async () => {
  const chinese = open('zh-CN');
  await userEvent.fill(chinese.field('name'), '申请人');
  await inUse(chinese.container);
  await userEvent.fill(chinese.field('mobilePhone'), '13800000000');
  await userEvent.fill(chinese.field('email'), 'host@example.com');
  await userEvent.tab();
  await expect.poll(chinese.ticks).toBe(2);
  chinese.container.remove();
  localStorage.clear();

  const { container, field, note, ticks } = open('en-US');
  await userEvent.fill(field('name'), 'A host');
  await inUse(container);
  await userEvent.fill(field('mobilePhone'), '1380000');
  await userEvent.fill(field('email'), 'su.nian@');
  await userEvent.tab();
  const odd = 'This does not look complete. You can send it all the same.';
  await expect.poll(() => [note('mobilePhone'), note('email')]).toEqual([odd, odd]);
  expect(field('email').getAttribute('aria-invalid')).toBeNull();
  expect(field('email').getAttribute('aria-describedby')).toBe('booking-email-hint');
  await userEvent.fill(field('mobilePhone'), '+1 415 555 0100');
  await userEvent.fill(field('email'), 'su.nian@example.com');
  await expect.poll(() => [note('mobilePhone'), note('email')]).toEqual([undefined, undefined]);
  expect(ticks()).toBe(0);
});

it('[EVT-09] each date field of the meeting form strikes out the days on which the named room is taken, and names the neighbour', async () => {
  const { container, field } = open('en-US', room204);
  await userEvent.fill(field('name'), 'Host');
  await expect
    .poll(() => container.querySelector('[data-dates]')?.textContent)
    .toMatch(/20 – 22 Mar Bridge Talks/);
  for (const name of ['decorateTime', 'dismantlingTime']) {
    const group = field(name).closest('[role=group]');
    const open = group?.querySelector('button');
    if (!open) throw new Error(`${name} has no calendar`);
    await userEvent.click(open);
    const struck = () =>
      [...document.querySelectorAll('[role=gridcell] .line-through:not([aria-disabled])')].map(
        (day) => day.textContent,
      );
    await expect.poll(struck, { message: name }).toEqual(['20', '21', '22']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(struck, { message: name }).toEqual([]);
  }
});

it('[EVT-09] a room pressed on the plan is chosen beside it and written into the form, until its text is edited by hand', async () => {
  const box = { left: 2, top: 2, width: 20, height: 12, kind: 'room' as const };
  const { container, field } = open('en-US', {
    ...room204,
    plan: {
      state: 'ready',
      data: [
        {
          ...{ id: '2', west: 0, north: 16, width: 50, height: 16 },
          spaces: [
            { ...box, booking: '204', name: 'Room 204', path: 'M2 2L22 2L22 14L2 14z' },
            { ...box, booking: '299', name: 'Room 299', path: 'M24 2L44 2L44 14L24 14z', left: 24 },
          ],
        },
      ],
    },
    cards: {
      state: 'ready',
      data: [
        {
          ...{ booking: '204', name: 'Room 204', plan: '/plan?space=M204#plan' },
          ...{ panorama: undefined, details: undefined, facts: [['Clear height', '4.5 m']] },
        },
      ],
    },
  });
  const facts = () => container.querySelector('section[aria-label="Room 204"]')?.textContent ?? '';
  const [drawn, other] = Array.from(container.querySelectorAll<HTMLElement>('[aria-hidden] button'));
  const chip = container.querySelector('[aria-pressed]');
  expect(field('meetingArea').value).toBe('Room 204, 300 m²');
  expect(facts()).toContain('Clear height4.5 m');
  drawn?.click();
  await expect.poll(() => chip?.getAttribute('aria-pressed')).toBe('false');
  expect(field('meetingArea').value).toBe('');
  expect(facts()).toBe('');
  // It is not in the list of spaces.
  other?.click();
  drawn?.click();
  await expect.poll(() => field('meetingArea').value).toBe('Room 204, 300 m²');
  expect(facts()).toContain('See on the plan');
  await userEvent.fill(field('meetingArea'), 'Any room with daylight');
  drawn?.click();
  await expect.poll(() => chip?.getAttribute('aria-pressed')).toBe('false');
  expect(field('meetingArea').value).toBe('Any room with daylight');
});

it('[EVT-09] halls that a draft names are pressed again, with their names in the language of the page, and none once the form is cleared', async () => {
  const room = { group: undefined, type: '2' as const, area: 300, rooms: [] };
  const inLanguage = (language: Language) => {
    const { booking } = room204;
    if (booking?.state !== 'ready') throw new Error('there is no booking');
    const [name, texts] =
      language === 'zh-CN' ? ['204 会议室', bookingDatesTexts.zh] : ['Room 204', bookingDatesTexts.en];
    const wanted = { spaces: [], from: undefined, until: undefined };
    return open(language, {
      ...room204,
      booking: { state: 'ready', data: { ...booking.data, texts, wanted } },
      venue: { state: 'ready', data: { list: [{ ...room, id: '204', name }], closed: [] } },
    });
  };
  const pressed = (container: HTMLElement) =>
    container.querySelector('[aria-pressed]')?.getAttribute('aria-pressed');

  const english = inLanguage('en-US');
  english.field('name').focus();
  await userEvent.fill(english.field('name'), 'Lin Example');
  english.container.querySelector<HTMLElement>('[aria-pressed]')?.click();
  await expect.poll(() => english.field('meetingArea').value).toBe('Room 204, 300 m²');
  await expect
    .poll(() => localStorage.getItem('pavilion.draft.createMeetingBooking.booking'))
    .toContain('Room 204');
  english.remove();
  english.container.remove();

  const chinese = inLanguage('zh-CN');
  await expect.poll(() => chinese.field('name').value).toBe('Lin Example');
  await expect.poll(() => pressed(chinese.container)).toBe('true');
  expect(chinese.field('meetingArea').value).toBe('204 会议室、300 平方米');
  await userEvent.click(page.getByRole('button', { name: '清空表单' }));
  await expect.poll(() => chinese.field('meetingArea').value).toBe('');
  await expect.poll(() => pressed(chinese.container)).toBe('false');
});

it('[BLDG-03] parts of a room that the space finder has chosen keep their area while further rooms are chosen', async () => {
  const room = { group: undefined, type: '2' } as const;
  const list = [
    { ...room, id: '204', name: 'Room 204', area: 300, rooms: [] },
    { ...room, id: '205', name: 'Room 205', area: 200, rooms: [] },
  ];
  const { container, field } = open('en-US', {
    ...room204,
    venue: { state: 'ready', data: { list, closed: [] } },
    parts: { state: 'ready', data: { text: 'Room 204 A, 120 m²', areas: { 204: 120 } } },
  });
  expect(field('meetingArea').value).toBe('Room 204, 120 m²');
  expect(container.querySelector('textarea[name=remark]')).toHaveProperty('value', 'Room 204 A, 120 m²');
  const [, further] = Array.from(container.querySelectorAll<HTMLElement>('[aria-pressed]'));
  further?.click();
  await expect.poll(() => field('meetingArea').value).toBe('Room 204, Room 205, 320 m²');
});
