const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const block = (type) => `[data-block=${type}]`;
const section = (id) => `[id=${id}]`;

/** Opens the first event of the schedule. */
const firstEvent = async (page) => {
  await page.locator('main a[href^="/events/"]').first().click();
  await page.waitForURL(/\/events\//);
};
/** Types an e-mail address without its end, and leaves the field. */
const halfAddress = async (page) => {
  await page.locator('form input[type=email], form [name=email]').first().fill('su.nian@');
  await page.keyboard.press('Tab');
};
/** Follows a link without a network. */
const offline = async (page) => {
  await page.locator('html[data-alive]').waitFor();
  await page.context().setOffline(true);
  await page
    .locator('header a[href="/news/newsInfo"]')
    .first()
    .evaluate((link) => link.click());
  await page.waitForTimeout(2_000);
};
/** Opens the first panorama of the VR section; without WebGL its message appears. */
const openScene = async (page) => {
  await page
    .locator(`${block('teaser')} button`)
    .first()
    .click();
  await page
    .locator(`${block('teaser')} :is([role=application], [role=status]:not(:empty))`)
    .waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1_000);
};

/**
 * Findings of a designer about what visitors see, each with the place where it was found: a page, a window, a language
 * and the part of the page. Without a selector the picture shows the whole window. `act` prepares the page.
 *
 * @type {readonly { id: string, what: string, path: string, language: string, width: number, height: number, selector?:
 * string, act?: (page: import('playwright').Page) => Promise<void> }[]}
 */
export const findings = [
  ...both('A1', 'The schedule opens on today', '/exhibitCenter/exhibitionSchedule', block('schedule')),
  {
    ...{
      id: 'A2',
      what: 'Figures of hotels rest',
      path: '/periphery/supportingHotels',
      selector: block('showcase'),
    },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    ...{ id: 'A3', what: 'Events have a page', path: '/exhibitCenter/exhibitionSchedule', act: firstEvent },
    ...{ ...desktop, language: 'en-US' },
  },
  ...both('A4', 'The VR page leads on within the site', '/exhibitCenter/vr', 'main'),
  {
    ...{
      id: 'A5',
      what: 'The form asks for one name of the meeting',
      path: '/conventionCenter/meetingOnlineBooking',
    },
    ...{ ...desktop, language: 'en-US', selector: 'form' },
  },
  {
    ...{ id: 'A6', what: 'An address without its end has no tick', path: '/exhibitCenter/onlineBooking' },
    ...{ ...desktop, language: 'en-US', selector: 'form', act: halfAddress },
  },
  ...['schedule', 'venue', 'news'].map((part) => ({
    ...{ id: `A7-${part}`, what: 'A section of home fills a laptop', path: `/#${part}` },
    ...{ width: 1536, height: 730, language: 'zh-CN' },
  })),
  ...both('A8', 'Counters keep their column', '/conventionCenter/meetingVenue', block('venues')),
  {
    ...{ id: 'A9', what: 'The picture of the venue is sharp', path: '/', selector: section('venue') },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    ...{ id: 'A10', what: 'Labels lie inside the map', path: '/about/contactUs', selector: block('map') },
    ...{ ...phone, language: 'en-US' },
  },
  {
    ...{
      id: 'A11',
      what: 'The counts of hotels agree',
      path: '/periphery/supportingHotels',
      selector: 'main',
    },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    ...{ id: 'A12', what: 'Codes have English texts', path: '/news/newsInfo', selector: 'footer' },
    ...{ ...desktop, language: 'en-US' },
  },
  {
    ...{ id: 'A13', what: 'Without a network a page says so', path: '/', act: offline },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    id: 'B1',
    what: 'The logo has an English name',
    path: '/',
    selector: 'header',
    ...desktop,
    language: 'en-US',
  },
  {
    id: 'B1-phone',
    what: 'The logo has an English name',
    path: '/',
    selector: 'header',
    ...phone,
    language: 'en-US',
  },
  { id: 'B2', what: 'Marks of the sections are bare', path: '/', ...desktop, language: 'zh-CN' },
  ...both('B3', 'One set of codes', '/', `main > [data-block]:last-of-type`),
  ...both('B4', 'Tool pages have a low banner', '/exhibitCenter/exhibitionSchedule'),
  ...both('B5', 'The headline of an article is its title', '/news/newsInfoDetail?id=news-001'),
  {
    ...{ id: 'B6', what: 'Pictures of services have gutters', path: '/exhibitCenter/operationService' },
    ...{ ...desktop, language: 'zh-CN', selector: 'main' },
  },
  {
    ...{
      id: 'B7',
      what: 'A film has one play button',
      path: '/document/promotionalMaterial',
      selector: block('films'),
    },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    ...{ id: 'B8', what: 'Dates are one field', path: '/exhibitCenter/onlineBooking', selector: 'form' },
    ...{ ...desktop, language: 'zh-CN' },
  },
  ...both('B9', 'The VR section shows its picture', '/', block('teaser')),
  ...both('B9-open', 'The ring opens a panorama', '/', block('teaser'), openScene),
  {
    id: 'B10',
    what: 'The picture of a phone’s first screen is clear',
    path: '/',
    ...phone,
    language: 'zh-CN',
  },
  { id: 'B10-flat', what: 'A phone held flat', path: '/', width: 844, height: 390, language: 'zh-CN' },
  {
    ...{ id: 'B11', what: 'Chinese titles are medium', path: '/exhibitCenter/exhibitionHallIntroduction' },
    ...{ ...desktop, language: 'zh-CN', selector: 'main' },
  },
  {
    ...{
      id: 'B12',
      what: 'Arrows lie inside the gallery',
      path: '/exhibitCenter/venue',
      selector: 'main article',
    },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    ...{ id: 'B12-dots', what: 'Texts end in one kind of dots', path: '/conventionCenter/meetingSchedule' },
    ...{ ...desktop, language: 'zh-CN', selector: block('schedule') },
  },
  {
    ...{
      id: 'B13',
      what: 'Neighbours show different towns',
      path: '/periphery/culturalTourism',
      selector: 'main',
    },
    ...{ ...desktop, language: 'zh-CN' },
  },
  ...both('C1', 'Halls and their figures', '/exhibitCenter/technicalParameter', 'main'),
  ...both('C2', 'The list of news', '/news/newsInfo', 'main'),
  ...both('C3', 'Accommodation has distances', '/periphery/surroundingAccommod', 'main'),
  { id: 'C4', what: 'A wide screen', path: '/#news', width: 1920, height: 1080, language: 'zh-CN' },
  ...both('C5', 'Contact', '/about/contactUs', 'main'),
  {
    ...{ id: 'D2', what: 'Panoramas', path: '/exhibitCenter/venue', selector: block('panorama') },
    ...{ ...desktop, language: 'zh-CN' },
  },
  {
    ...{ id: 'D4', what: 'Events have a key visual', path: '/exhibitCenter/exhibitionSchedule' },
    ...{ ...desktop, language: 'en-US', selector: block('schedule') },
  },
];

/** The same on a desktop in Chinese and on a phone in English. */
function both(id, what, path, selector, act) {
  const finding = { what, path, ...(selector && { selector }), ...(act && { act }) };
  return [
    { id, ...finding, ...desktop, language: 'zh-CN' },
    { id: `${id}-phone`, ...finding, ...phone, language: 'en-US' },
  ];
}
