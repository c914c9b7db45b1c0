import { readFileSync } from 'node:fs';
import type { Stage } from './stage.ts';

const introduction = '/page?path=/exhibitCenter/exhibitionHallIntroduction';
const privacy = '/about/privacy';

/** Chinese and English field of the first title. */
const titles = ({ page, word }: Pick<Stage, 'page' | 'word'>) =>
  page
    .getByRole('group', { name: word('标题', 'Title') })
    .first()
    .getByRole('textbox');

/** Publishes a synced section, a copied one, and three pages that show the synced one. */
async function shareHotline({ colleague }: Pick<Stage, 'colleague'>): Promise<void> {
  const text = (id: string, zh: string, en: string) => ({
    ...{ id, type: 'rich-text', version: 1 },
    props: { html: { zh: `<p>${zh}</p>`, en: `<p>${en}</p>` } },
  });
  const texts = { 'zh-CN': { data: {} }, 'en-US': { data: {} } };
  const section = (id: string, facet: string, title: object, blocks: readonly object[]) => ({
    ...{ kind: 'section', id, facet, texts },
    data: { title, blocks },
  });
  const hotline = [
    text(
      'call',
      '电话 023-0000-8866，每天 9:00 到 18:00。',
      'Call +86 23 0000 8866, daily from 9:00 to 18:00.',
    ),
    text('desk', '服务台在 1 号门内右侧。', 'The service desk is to the right behind gate 1.'),
  ];
  const reference = { id: 'hotline', type: 'section', version: 1, props: { section: 'hotline' } };
  const page = (path: string, zh: string, en: string) => ({
    ...{ kind: 'page', id: path, texts },
    data: {
      ...{ path, title: { zh, en }, meta: {} },
      blocks: [text('text', `${zh}：请看现场指示。`, `${en}: please follow the signs.`), reference],
    },
  });
  const entries = [
    section('hotline', 'SYNCED', { zh: '观众服务热线', en: 'Visitor hotline' }, hotline),
    section('note', 'COPIED', { zh: '入场须知', en: 'At the entrance' }, hotline.slice(1)),
    page('/visit/parking', '停车', 'Parking'),
    page('/visit/families', '亲子', 'Families'),
    page('/visit/groups', '团体', 'Groups'),
  ];
  const { drafts } = await colleague('saveDrafts', {
    drafts: entries.map((entry) => ({ kind: entry.kind, id: entry.id, version: 0, entry })),
  });
  await colleague('publish', { drafts });
}

/** The steps before each picture of the guide, in order. */
export const scenes: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  site: async ({ open }) => {
    await open('/site');
  },
  search: async ({ open, page, word }) => {
    await open('/content/news');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(word('展厅 会议', 'hall meeting'));
    await page.getByRole('option').nth(4).waitFor();
  },
  pages: async ({ open, press, page, word }) => {
    await open('/pages');
    await press('新建页面', 'New page');
    await page.getByLabel(word('中文名称', 'Name in Chinese')).fill('观展须知');
    await page.getByLabel(word('英文名称', 'Name in English')).fill('Visitor guide');
  },
  menu: async ({ open, page, word }) => {
    await open('/menu');
    await page
      .getByRole('button', { name: word('展会排期 的操作', 'Actions for Exhibition schedule') })
      .click();
    await page.getByRole('menuitem', { name: word('编辑', 'Edit'), exact: true }).click();
  },
  page: async ({ open }) => {
    await open(`${introduction}&block=pictures`);
  },
  pair: async ({ page, word, press }) => {
    await titles({ page, word }).first().fill('从空场到开幕的三天');
    await page.getByText(word('英文较旧', 'The English is older')).first().waitFor();
    await press('对照', 'Side by side');
  },
  preview: async ({ page, press, word }) => {
    await press('预览', 'Preview');
    await page.getByRole('button', { name: word('平板 834', 'Tablet 834') }).click();
    await page.frameLocator('[role=dialog] iframe').locator('h1, h2').first().waitFor();
  },
  publish: async ({ open, page, press, word }) => {
    await open(`/page?path=${privacy}`);
    await titles({ page, word }).first().fill('隐私与数据');
    await titles({ page, word }).nth(1).fill('Privacy and data');
    await press('发布', 'Publish');
    await page.getByRole('dialog').waitFor();
  },
  history: async ({ page, press, word }) => {
    await press('发布中文和英文', 'Publish in both languages');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('历史版本', 'History');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('查看区别', 'Show differences') })
      .first()
      .click();
  },
  conflict: async ({ open, page, press, word, colleague }) => {
    await open(`/page?path=${privacy}`);
    const name = { kind: 'page', id: privacy };
    const { published } = await colleague('readEntry', name);
    const title = { zh: '隐私保护', en: 'Your privacy' };
    const draft = { ...name, version: 0, entry: { ...published, data: { ...published.data, title } } };
    // A colleague's change of the same field is merged at once while the connection lasts.
    await page.context().setOffline(true);
    await titles({ page, word }).first().fill('隐私与个人数据');
    await colleague('saveDrafts', { drafts: [draft] });
    await page.context().setOffline(false);
    await press('查看并选择', 'Compare and choose');
  },
  content: async ({ open }) => {
    await open('/content/news');
  },
  form: async ({ page, settled }) => {
    await page.getByRole('row').nth(2).getByRole('link').first().click();
    await settled();
    await page
      .getByRole('toolbar')
      .first()
      .evaluate((bar) => bar.scrollIntoView({ block: 'center' }));
  },
  paste: async ({ page, word }) => {
    const pasted = readFileSync(
      new URL('../../tests/clipboards/feishu-document.html', import.meta.url),
      'utf8',
    );
    await page
      .getByRole('textbox', { name: word('正文，中文', 'Text, Chinese') })
      .first()
      .evaluate((text, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        clipboardData.setData('text/plain', 'Text');
        text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, pasted);
    await page.getByRole('dialog').waitFor();
  },
  media: async ({ open, page, word }) => {
    await open('/media');
    await page.getByRole('button', { name: word('开幕日的展厅', 'hall-on-opening-day') }).click();
  },
  'media-file': async ({ page, word, settled, replacePicture }) => {
    await replacePicture();
    await page.reload();
    await settled();
    await page
      .getByRole('heading', { name: word('换成新文件', 'Replace the file') })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  },
  'media-alt': async ({ open, page, word }) => {
    await open('/media?show=alt&kind=picture');
    await page
      .getByRole('checkbox', { name: word('选择 开幕日的展厅.jpg', 'Choose hall-on-opening-day.jpg') })
      .check();
  },
  crop: async ({ open, colleague, page, word }) => {
    const items = ['hall-show', 'hall-outdoor'].map((name) => ({ img: `/media/${name}.jpg` }));
    const entry = {
      ...{ kind: 'page', id: '/visit/halls', texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } } },
      data: {
        ...{ path: '/visit/halls', title: { zh: '展厅一览', en: 'The halls' }, meta: {} },
        blocks: [{ id: 'row', type: 'carousel', version: 1, props: { items } }],
      },
    };
    await colleague('saveDrafts', { drafts: [{ kind: entry.kind, id: entry.id, version: 0, entry }] });
    await open(`/page?id=${encodeURIComponent(entry.id)}&block=row`);
    await page.getByRole('button', { name: 'hall-show.jpg', exact: true }).click();
    await page.getByRole('button', { name: word('裁剪', 'Crop'), exact: true }).click();
    await page.getByRole('button', { name: word('此处比例', 'This place') }).click();
    await page.getByRole('spinbutton', { name: word('宽', 'Width') }).fill('55');
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: word('距左', 'From the left') }).fill('30');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  },
  inbox: async ({ open, page }) => {
    await open('/inbox');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
  },
  home: async ({ open }) => {
    await open('/home');
  },
  translations: async ({ open, page }) => {
    await open('/translations');
    await page.getByRole('checkbox').nth(1).check();
  },
  sections: async ({ open, colleague, page, word }) => {
    await shareHotline({ colleague });
    await open('/pages?show=sections');
    await page.getByRole('button', { name: word('观众服务热线', 'Visitor hotline') }).click();
    await page.getByRole('link', { name: word('停车', 'Parking') }).waitFor();
  },
  section: async ({ open, page, word }) => {
    await open(`/page?id=${encodeURIComponent('/visit/parking')}&block=hotline`);
    await page
      .frameLocator('#preview-frame')
      .getByText(word('服务台在 1 号门内右侧。', 'The service desk is to the right behind gate 1.'))
      .waitFor();
  },
  accounts: async ({ open }) => {
    await open('/settings/accounts');
  },
  factors: async ({ open, page, word }) => {
    await open('/settings/mine');
    await page
      .getByRole('heading', { name: word('两步验证', 'Two-step sign-in') })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  },
};
