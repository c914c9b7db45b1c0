import { expect, type Locator, type Page } from '@playwright/test';
import type { MediaItem } from '#schemas/editor/media.ts';
import { violations } from '../support/axe-page.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';
import { quarters } from '../support/upload-files.ts';

test.use(withoutMotion);

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite({ ...withAdministrator, DEMO: 'off' });
});
test.afterAll(() => site.stop());

async function ask(page: Page, name: string, data: object) {
  const headers = { origin: site.url };
  return (await (await page.request.post(`${site.url}/api/editor/${name}`, { data, headers })).json()).data;
}

async function upload(page: Page): Promise<MediaItem> {
  const answer = await page.request.post(`${site.url}/api/editor/media?name=quarters.png`, {
    data: await quarters(2000, 1200),
    headers: { origin: site.url, 'content-type': 'application/octet-stream' },
  });
  return (await answer.json()).data.item;
}

const path = '/about/parts';
const page = (img: string) => ({
  ...{ kind: 'page', id: path, texts: { 'zh-CN': {}, 'en-US': {} } },
  data: {
    ...{ path, title: { zh: '局部', en: 'Parts' }, meta: {} },
    blocks: [
      {
        ...{ id: 'row', type: 'carousel', version: 1 },
        props: {
          items: [
            { img, caption: { zh: '一', en: 'One' } },
            { img, caption: { zh: '二', en: 'Two' } },
          ],
        },
      },
    ],
  },
});

/** Address and size of the picture that the browser shows, and the colour in its middle. */
const shown = (image: Locator) =>
  image.evaluate(async (node: HTMLImageElement) => {
    await node.decode();
    const bitmap = await createImageBitmap(await (await fetch(node.currentSrc)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const middle = context?.getImageData(bitmap.width / 2 + 20, bitmap.height / 2 + 20, 1, 1).data ?? [];
    return {
      ...{ name: new URL(node.currentSrc).pathname.replace(/.*\/[0-9a-f]{32}/, ''), width: bitmap.width },
      colour: [...middle].slice(0, 3).map((value) => Math.round(value / 32)),
    };
  });

test('an editor crops a picture for one place by keyboard, sees it in the canvas at once, and visitors get the pixels of this part; other places show all of it', async ({
  page: editor,
  browser,
  complaints,
}) => {
  await editor.context().addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }]);
  await ask(editor, 'signIn', administrator);
  const { address } = await upload(editor);
  const { drafts } = await ask(editor, 'saveDrafts', {
    drafts: [{ kind: 'page', id: path, version: 0, entry: page(address) }],
  });
  expect(await ask(editor, 'publish', { drafts })).toHaveProperty('revision');

  await editor.goto(`${site.url}/editor/page?path=${path}`);
  const canvas = editor.frameLocator('#preview-frame');
  await canvas.locator('[data-puck-component]').first().click();
  await editor.getByRole('button', { name: '一', exact: true }).click();
  const field = editor.getByRole('group', { name: /^图片/ }).first();
  await field.getByRole('button', { name: '裁剪' }).focus();
  await editor.keyboard.press('Enter');
  const dialog = editor.getByRole('dialog', { name: '裁剪“quarters.png”' });
  const frame = dialog.getByRole('group', { name: '选框。用方向键移动' });
  await expect(frame).toBeVisible();
  expect(await violations(editor, '[role=dialog]')).toEqual([]);

  // The right half of the picture as a square, which the arrow keys move to its top.
  await dialog.getByRole('spinbutton', { name: '宽' }).fill('40');
  await editor.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '1:1' }).focus();
  await editor.keyboard.press('Enter');
  await dialog.getByRole('spinbutton', { name: '高' }).fill('50');
  await editor.keyboard.press('Enter');
  await expect(dialog.getByRole('spinbutton', { name: '宽' })).toHaveValue('30');
  await frame.focus();
  for (const [key, times] of [
    ['ControlOrMeta+ArrowRight', 12],
    ['ControlOrMeta+ArrowUp', 8],
  ] as const)
    for (let count = 0; count < times; count += 1) await editor.keyboard.press(key);
  await expect(dialog.getByRole('spinbutton', { name: '距左' })).toHaveValue('70');
  await expect(dialog.getByRole('spinbutton', { name: '距上' })).toHaveValue('0');
  const corner = dialog.getByRole('button', { name: /^左下角/ });
  await corner.focus();
  await editor.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByRole('spinbutton', { name: '宽' })).not.toHaveValue('30');
  await editor.keyboard.press('Shift+ArrowLeft');
  await expect(dialog.getByRole('spinbutton', { name: '宽' })).toHaveValue('30');
  await expect(dialog.getByText('600 × 600 像素')).toBeVisible();
  // Nothing is lost if the network goes away meanwhile.
  await editor.context().setOffline(true);
  await dialog.getByRole('button', { name: '使用所选部分' }).focus();
  await editor.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field).toContainText('quarters.png · 已裁剪');

  await editor.context().setOffline(false);
  const part = '-x7000y0w3000h5000';
  const inCanvas = canvas.locator('img');
  await expect.poll(() => inCanvas.first().getAttribute('src')).toContain(part);
  expect(await shown(inCanvas.first())).toMatchObject({ colour: [0, 8, 0] });
  expect(await inCanvas.last().getAttribute('src')).not.toContain(part);
  await expect(editor.locator('header').getByRole('status').last()).toContainText('已自动保存');

  // The browser logs failed requests.
  expect(complaints.splice(0).filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);

  const draft = (await ask(editor, 'readEntry', { kind: 'page', id: path })).draft;
  expect(draft.entry.data.blocks[0].props.items).toMatchObject([
    { img: `${address}#xywh=percent:70,0,30,50` },
    { img: address },
  ]);
  const published = await ask(editor, 'publish', {
    drafts: [{ kind: 'page', id: path, version: draft.version }],
  });
  expect(published).toHaveProperty('revision');
  await expect
    .poll(async () => (await editor.request.get(`${site.url}${path}`)).text())
    .toContain(`${part}-600.avif`);

  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await visitor.goto(`${site.url}${path}?lang=zh-CN`);
  const pictures = visitor.locator('figure img');
  await pictures.first().scrollIntoViewIfNeeded();
  expect(await shown(pictures.first())).toEqual({ name: `${part}-600.avif`, width: 600, colour: [0, 8, 0] });
  expect(await shown(pictures.last())).toMatchObject({ name: '-960.avif', colour: [8, 8, 0] });
  await visitor.close();

  // The media page lists the place with its part; the whole picture comes back.
  await editor.goto(`${site.url}/editor/media?file=${address}`);
  await expect(editor.getByRole('region', { name: '使用位置' })).toContainText('裁剪显示 1 处');
  expect(await ask(editor, 'mediaUses', { address })).toMatchObject({
    uses: [{ id: path, draft: false, crops: [{ x: 70, y: 0, width: 30, height: 50 }] }],
  });
});
