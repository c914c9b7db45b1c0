import type { APIRequestContext } from '@playwright/test';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { administrator } from './editor.ts';
import { jpeg } from './upload-files.ts';

/**
 * Signs in as the administrator.
 *
 * @returns sends a call of the editor
 */
export async function administer(request: APIRequestContext, url: string) {
  const call = async (name: string, data: object) => {
    const answer = await request.post(`${url}/api/editor/${name}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  await call('signIn', administrator);
  return call;
}

/** Creates two requests, a picture, a preview link and a page in the bin, so that no screen of the editor is empty. */
export async function fillEditor(request: APIRequestContext, url: string): Promise<void> {
  const call = await administer(request, url);
  const send = (path: string, data: object) =>
    request.post(url + contractBase + path, { data, headers: { 'current-language': 'zh-CN' } });
  await send(calls.createExhibitionBooking.path, exhibitionBookingExample);
  await send(calls.createSuggestion.path, calls.createSuggestion.example);
  await request.post(`${url}/api/editor/media?name=hall.jpg`, {
    data: await jpeg(),
    headers: { origin: url, 'content-type': 'application/octet-stream' },
  });

  await call('previewLink', { path: '/', language: 'zh-CN', hours: 72 });

  const id = '/about/removed';
  const data = { path: id, title: { zh: '已删除', en: 'Removed' }, meta: {}, blocks: [] };
  const entry = { kind: 'page', id, data, texts: { 'zh-CN': {}, 'en-US': {} } };
  for (const next of [entry, null]) {
    const { drafts } = await call('saveDrafts', { drafts: [{ kind: 'page', id, version: 0, entry: next }] });
    await call('publish', { drafts: [{ kind: 'page', id, version: drafts[0].version }] });
  }
}
