import { exhibitionBookingForm, meetingBookingForm } from '#schemas/booking-forms.ts';
import type { CallName } from '#schemas/calls.ts';
import { type LocalisedForm, suggestionForm } from '#schemas/form.ts';
import type { Cell, ExpectedText } from './cell.ts';
import type { Fault } from './faults.ts';

type Row = Readonly<Record<Fault, Cell>>;
type Place = Pick<Cell, 'path' | 'part' | 'query'>;

/** Differences between the read calls of blocks. */
interface Differences {
  /** Of a failed block, which shows a message in its place (rule ERR-04). */
  failed?: Partial<Cell>;
  /** Of a response without content, for which the block shows its empty state (rule ERR-02). */
  empty?: Partial<Cell>;
  /** Of a response without texts in the requested language. */
  untranslated?: Partial<Cell>;
  /** The block's machine, and its state per outcome. */
  machine?: { name: string; failed: string; empty: string; loading: string };
}

const quietLine = { rule: 'ERR-04', state: 'failed', says: 'state.failed' } as const;

/** The cells of a block's read call. */
function read(place: Place, { failed, empty, untranslated, machine }: Differences = {}): Row {
  const at = (state: 'failed' | 'empty' | 'loading') =>
    machine ? { machine: `${machine.name} ${machine[state]}` } : {};
  // Home has other content. Every other page is about this data.
  const status = place.path === '/' ? 200 : 503;
  const broken: Cell = { ...place, ...quietLine, status, ...at('failed'), ...failed };
  const late: Cell = {
    ...{ ...broken, rule: 'CALL-02', state: 'late', says: 'state.loading', ...at('loading') },
    ...(broken.says === undefined ? { says: undefined } : { endsAs: broken.says }),
  };
  const nothing: Cell = {
    ...place,
    ...{ rule: 'ERR-02', state: 'missing', says: 'state.empty', ...at('empty'), ...empty },
  };
  const foreign: Cell = untranslated
    ? { ...place, rule: 'LANG-04', state: 'ready', ...untranslated }
    : nothing;
  return {
    timeout: late,
    dropped: broken,
    refused: broken,
    malformed: broken,
    empty: nothing,
    untranslated: foreign,
  };
}

/** A page about one item, which responds with 404 without the item (rule ROUTE-03). */
const notFound: Partial<Cell> = {
  ...{ rule: 'ROUTE-03', part: 'main', state: 'missing', status: 404, says: 'notFound.item' },
};

interface SentForm extends Place {
  form: LocalisedForm;
  /** The site's own message if the server is unreachable. */
  unreachable: ExpectedText;
  /** The message if the server refused. */
  refused: ExpectedText;
}

/** The cells of a form's call. */
function sent({ form, unreachable, refused, ...place }: SentForm): Row {
  const rule = form.failure ? 'BOOK-06' : 'FORM-03';
  const failing = { ...place, rule: form.failure ? 'BOOK-07' : rule, machine: 'submission open.failed' };
  const tip = { 'zh-CN': form.successTip.zh, 'en-US': form.successTip.en };
  const title = { 'zh-CN': form.successTitle.zh, 'en-US': form.successTitle.en };
  // A receipt without a number, with the form's own text if the server sends none (decisions, section 3).
  const taken: Cell = {
    ...{ ...place, rule: form.failure ? 'BOOK-06' : 'FORM-02', machine: 'submission succeeded' },
    ...{ says: title, toasts: [tip] },
  };
  return {
    // The browser's timeout is not longer than the server's.
    timeout: { ...failing, says: 'form.unsent', toasts: ['form.failed'] },
    dropped: { ...failing, says: 'server.failed', toasts: [unreachable] },
    malformed: { ...failing, says: 'server.failed', toasts: [unreachable] },
    refused: { ...failing, rule, says: 'what the server said', toasts: [refused] },
    empty: taken,
    untranslated: taken,
  };
}

const album = { path: '/document/conferenceGallery?album=album-conference-1', part: 'gallery' };

/** The download is in the open album; the rest of the page does not depend on it. */
const brokenZip: Cell = { ...album, rule: 'GAL-02', machine: 'galleryZip failed', says: 'gallery.broken' };
const endlessZip: Cell = {
  ...{ ...brokenZip, rule: 'CALL-02', machine: 'galleryZip running' },
  ...{ says: 'gallery.running', endsAs: 'gallery.broken' },
} as const;

const otherShow = { 'zh-CN': 'Two Rivers in Pictures', 'en-US': '两江水文影像展' };
const otherActivity = { 'zh-CN': '6th Mountain City Book Fair', 'en-US': '第六届山城书展' };
const otherMenu = { 'zh-CN': 'Tenders', 'en-US': '采购交易' };

/** Company name of the demo content, in the footer. */
const company = { 'zh-CN': '嘉陵湾国际会展中心', 'en-US': 'Jialing Bay International' };

const gallery = (view: 'list' | 'album', empty: string) => ({
  name: 'gallery',
  ...{ failed: `${view}.failed`, loading: `${view}.loading`, empty: `${view}.${empty}` },
});

/** Section 8 of the specification, call by call; a call or a fault without a cell does not compile. */
export const expected: Readonly<Record<CallName, Row>> = {
  // The first section always shows the page's title.
  bannersOfColumn: read({ path: '/', part: 'hero', query: 'slides' }, { empty: { says: 'site.name' } }),
  footerConfig: read(
    { path: '/', part: 'media', query: 'matrix' },
    {
      empty: { part: 'footer', says: 'site.name', lacks: company },
      untranslated: { part: 'footer', says: 'site.name', lacks: company },
    },
  ),
  menuTree: read(
    { path: '/', part: 'news', query: 'tabs' },
    {
      empty: { part: 'header', says: undefined, lacks: '/notice' },
      untranslated: { part: 'header', says: otherMenu },
    },
  ),
  remoteConfig: read(
    { path: '/exhibitCenter/vr', part: 'tour', query: 'statement' },
    {
      failed: { rule: 'VR-02', toasts: ['toast.vrConfig', 'toast.config'] },
      empty: { rule: 'ERR-01', toasts: ['toast.vrConfig', 'toast.config'] },
    },
  ),
  introduction: read({
    ...{ path: '/exhibitCenter/exhibitionHallIntroduction', part: 'introduction', query: 'statement' },
  }),
  newsPage: read({ path: '/news/newsInfo', part: 'news', query: 'list' }),
  newsDetail: read(
    { path: '/news/newsInfoDetail?id=news-001', part: 'article', query: 'article' },
    { empty: notFound },
  ),
  scheduleList: read(
    { path: '/exhibitCenter/exhibitionSchedule', part: 'schedule', query: 'list' },
    {
      empty: { rule: 'SCHD-01', state: 'ready' },
      untranslated: { says: otherShow },
      machine: { name: 'schedulePage', failed: 'failed', empty: 'empty', loading: 'loading' },
    },
  ),
  // Without years there are no links to other years, and the shows of this year remain.
  scheduleYears: read(
    { path: '/', part: 'schedule', query: 'years' },
    {
      failed: { rule: 'SCHD-04', says: undefined, lacks: 'year=2027', machine: 'schedule browsing' },
      empty: { rule: 'SCHD-04', says: undefined, lacks: 'year=2027', machine: 'schedule browsing' },
    },
  ),
  operationServices: read({
    ...{ path: '/exhibitCenter/operationService', part: 'idea', query: 'services' },
  }),
  technicalParameters: read({
    ...{ path: '/exhibitCenter/technicalParameter', part: 'parameters', query: 'plans' },
  }),
  activityAtlasPage: read(
    { path: '/exhibitCenter/activityAtlas', part: 'activities', query: 'collection' },
    { untranslated: { says: otherActivity } },
  ),
  activityAtlasDetail: read(
    {
      path: '/exhibitCenter/activityAtlasDetail?id=atlas-exhibition-01',
      part: 'activity',
      query: 'activity',
    },
    // Its name is the title of the page, above the block.
    { empty: notFound, untranslated: { part: 'main', says: otherActivity } },
  ),
  meetingVenues: read({ path: '/conventionCenter/meetingVenue', part: 'rooms', query: 'venues' }),
  venues: read({ path: '/exhibitCenter/venue', part: 'venues', query: 'venues' }),
  articlePage: read({ path: '/notice/procurementAnnouncement', part: 'notices', query: 'list' }),
  articleDetail: read(
    { path: '/notice/noticeDetail?id=purchase-01', part: 'article', query: 'article' },
    { empty: notFound },
  ),
  albumPage: read(
    { path: '/document/conferenceGallery', part: 'gallery', query: 'gallery' },
    { machine: gallery('list', 'empty') },
  ),
  albumDetail: read(
    { ...album, query: 'gallery' },
    { empty: notFound, machine: gallery('album', 'missing') },
  ),
  albumZip: {
    timeout: endlessZip,
    dropped: brokenZip,
    refused: brokenZip,
    empty: brokenZip,
    malformed: brokenZip,
    untranslated: brokenZip,
  },
  filePage: read({ path: '/document/serviceManual', part: 'files', query: 'collection' }),
  createExhibitionBooking: sent({
    ...{ path: '/exhibitCenter/onlineBooking', part: 'booking', form: exhibitionBookingForm },
    ...{ unreachable: 'form.failed', refused: 'form.failed' },
  }),
  createMeetingBooking: sent({
    ...{ path: '/conventionCenter/meetingOnlineBooking', part: 'booking', form: meetingBookingForm },
    ...{ unreachable: 'form.failed', refused: 'form.failed' },
  }),
  createSuggestion: sent({
    ...{ path: '/about/complaintAdvice', part: 'suggestion', form: suggestionForm },
    ...{ unreachable: 'server.failed', refused: 'what the server said' },
  }),
};
