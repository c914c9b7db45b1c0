import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type APIRequestContext, request } from 'playwright';
import sharp from 'sharp';
import { exhibitionBookingExample, meetingBookingExample } from '#schemas/booking-forms.ts';
import { type CreateCallName, calls, contractBase } from '#schemas/calls.ts';

interface Preparation {
  origin: string;
  /** Request context of the account in the pictures. */
  by: APIRequestContext;
  word: (zh: string, en: string) => string;
}

/**
 * Fills a new site with requests, colleagues and a picture.
 * @returns the request context of a signed-in colleague
 */
export async function prepareSite(preparation: Preparation): Promise<APIRequestContext> {
  await sendRequests(preparation);
  await addPicture(preparation);
  return addColleagues(preparation);
}

/** Makes an editor call and returns its data. */
export async function callEditor(by: APIRequestContext, name: string, data: object) {
  const answer = await by.post(`/api/editor/${name}`, { data });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
}

/** Sends requests as applicants do. */
async function sendRequests({ origin, word }: Preparation): Promise<void> {
  const send = async (name: CreateCallName, request: object) => {
    const answer = await fetch(`${origin}${contractBase}${calls[name].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'current-language': word('zh-CN', 'en-US') },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`);
  };
  const own = {
    name: word('申请人', 'Applicant'),
    address: word('滨江大道 1 号', '1 Riverside Avenue'),
  };
  const exhibition = (exhibitionName: string, organizer: string, exhibitionContent: string) =>
    send('createExhibitionBooking', {
      ...exhibitionBookingExample,
      ...own,
      exhibitionName,
      organizer,
      exhibitionContent,
      exhibitionArea: word('10,000 平方米', '10,000 m²'),
      exhibitionHall: word('2 号展厅', 'Hall 2'),
    });
  await send('createSuggestion', {
    ...calls.createSuggestion.example,
    name: word('访客', 'A visitor'),
    content: word('入口处的指示牌很清楚。', 'The signs at the entrance are easy to follow.'),
  });
  await exhibition(
    word('山城宠物生活节', 'Mountain City Pet Days'),
    word('毛球文化', 'Furball Events'),
    word('宠物用品与领养活动', 'Supplies, and animals that look for a home'),
  );
  await send('createMeetingBooking', {
    ...meetingBookingExample,
    ...own,
    meetingName: word('智慧物流年会', 'Smart Logistics Annual Meeting'),
    meetingArea: word('800 平方米', '800 m²'),
    company: word('示例物流公司', 'Example Logistics'),
  });
  await exhibition(
    word('长江上游茶业博览会', 'Upper Yangtze Tea Fair'),
    word('茗里会展', 'Tea Lane Exhibitions'),
    word('茶叶、茶器与茶文化', 'Tea, teaware and the culture around it'),
  );
}

/** Invites colleagues, one of whom has not accepted yet. */
async function addColleagues({ origin, by, word }: Preparation): Promise<APIRequestContext> {
  await callEditor(by, 'invite', { email: 'design@venue.example', role: 'editor' });
  const invite = async (name: string, { email, role }: { email: string; role: string }) => {
    const { url } = await callEditor(by, 'invite', { email, role });
    const colleague = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    const token = url.split('/').at(-1);
    await callEditor(colleague, 'useLink', { token, name, password: 'a sentence of a colleague' });
    return colleague;
  };
  const desk = { email: 'desk@venue.example', role: 'editor' };
  await (await invite(word('服务台', 'Service desk'), desk)).dispose();
  return invite(word('市场部', 'Marketing'), { email: 'marketing@venue.example', role: 'publisher' });
}

/** Replaces that picture by another part of the original. */
export async function replacePicture({ by, word }: Pick<Preparation, 'by' | 'word'>): Promise<void> {
  const { items } = await callEditor(by, 'listMedia', {
    search: word('开幕日的展厅', 'hall-on-opening-day'),
  });
  await upload({ by, word }, { height: 900, replaces: items[0].id });
}

async function upload(
  { by, word }: Pick<Preparation, 'by' | 'word'>,
  { height, replaces }: { height: number; replaces?: string },
) {
  const original = join(import.meta.dirname, '../../src/demo/media/hall-show.jpg');
  const data = await sharp(original).resize({ width: 1600, height }).jpeg({ quality: 82 }).toBuffer();
  const name = word('开幕日的展厅.jpg', 'hall-on-opening-day.jpg');
  const query = new URLSearchParams({ name, ...(replaces ? { replaces } : {}) });
  const answer = await by.post(`/api/editor/media?${query}`, {
    data,
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (!answer.ok()) throw new Error(`the picture was refused: ${await answer.text()}`);
  return (await answer.json()).data.item;
}

/** Crops one of the site's pictures, so that the library does not detect a duplicate. */
async function addPicture({ by, word }: Preparation): Promise<void> {
  const { id, address } = await upload({ by, word }, { height: 1000 });
  await callEditor(by, 'changeMedia', {
    id,
    alt: {
      'zh-CN': '开幕当天，参观者走过展台之间的通道',
      'en-US': 'Visitors between the stands on the opening day',
    },
    focal: { x: 0.5, y: 0.4 },
  });
  // A separate process makes its variants.
  while (!(await callEditor(by, 'readMedia', { address })).ready) await setTimeout(200);
}
