import type { Stage } from '../guide/stage.ts';

interface EditorFinding {
  id: string;
  what: string;
  act: (stage: Stage) => Promise<void>;
}

const gallery = '/page?path=/exhibitCenter/exhibitionHallIntroduction';
const privacy = '/page?path=/about/privacy';

const title = ({ page }: Pick<Stage, 'page'>) =>
  page.getByRole('group', { name: '标题' }).first().getByRole('textbox').first();

/** Turns the wheel over the middle of the window until nothing can move any more. */
async function turnToEnd({ page }: Pick<Stage, 'page'>): Promise<void> {
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 1500);
}

/** Saves a draft of another person's page. */
async function draftOf(colleague: Stage['colleague'], id: string, zh: string): Promise<void> {
  const { published } = await colleague('readEntry', { kind: 'page', id });
  const entry = { ...published, data: { ...published.data, title: { zh, en: zh } } };
  await colleague('saveDrafts', { drafts: [{ kind: 'page', id, version: 0, entry }] });
}

/** Moves an item of the menu by one place. */
async function moveItem({ open, page }: Pick<Stage, 'open' | 'page'>, name: string): Promise<void> {
  await open('/menu');
  await page.getByRole('button', { name: `${name} 的操作` }).click();
  await page.getByRole('menuitem', { name: '下移' }).click();
}

/** Waits for the dialog of publishing and what it reads. */
const publishDialog = ({ page }: Pick<Stage, 'page'>): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: /^发布/ }).waitFor();

/**
 * Findings of an editor, each with the steps to its place, in Chinese at 1440 × 900 px. Lost notes, history, keyboard and
 * files cannot be seen in a picture: tests check them.
 */
export const editorFindings: readonly EditorFinding[] = [
  {
    id: 'E01',
    what: 'The library ends at its last file',
    act: async (stage) => {
      await stage.open('/media');
      await turnToEnd(stage);
    },
  },
  {
    id: 'E02',
    what: 'A moved item of the menu takes no unfinished page along',
    act: async (stage) => {
      await draftOf(stage.colleague, '/about/privacy', '半成品不要发布');
      await moveItem(stage, '联系我们');
      await stage.page.getByRole('button', { name: /^发布改动/ }).click();
      await publishDialog(stage);
    },
  },
  {
    id: 'E03',
    what: 'A note is kept when the request is marked',
    act: async ({ open, page }) => {
      await open('/inbox');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.getByRole('textbox', { name: '内部备注' }).fill('周三看场地，需要 380V。');
      await page.getByRole('button', { name: '标记为已联系' }).click();
      await page.getByRole('listitem').filter({ hasText: '周三看场地' }).waitFor({ timeout: 10_000 });
    },
  },
  {
    id: 'E04',
    what: 'The button of the file picker is in sight',
    act: async ({ open, page }) => {
      await open(privacy);
      await page.getByRole('button', { name: '添加图文', exact: true }).press('Enter');
      await page.getByRole('complementary').getByRole('button', { name: '更换' }).first().click();
      const picker = page.getByRole('dialog');
      await picker
        .getByRole('button', { name: 'culture-cable-car.jpg' })
        .or(picker.locator('img'))
        .first()
        .click();
    },
  },
  {
    id: 'E10',
    what: 'A Chinese name proposes an address',
    act: async ({ open, page }) => {
      await open('/menu');
      await page.getByRole('button', { name: '添加菜单项' }).click();
      await page.getByLabel('中文名称').fill('停车与接驳');
      await page.keyboard.press('Tab');
    },
  },
  { id: 'E11', what: 'The canvas can be read', act: ({ open }) => open(gallery) },
  {
    id: 'E12',
    what: 'Undo takes the mark of an older translation back',
    act: async (stage) => {
      await stage.open(`${gallery}&block=pictures`);
      await title(stage).fill('从空场到开幕的三天');
      await stage.page.getByText('英文较旧').first().waitFor();
      await stage.page.keyboard.press('Control+z');
      await stage.page.waitForTimeout(2_000);
    },
  },
  {
    id: 'E13',
    what: 'The toast of a copied link is above its dialog',
    act: async ({ open, page, press }) => {
      await open(privacy);
      await press('预览', 'Preview');
      await page.getByRole('button', { name: '复制给同事的链接' }).click();
      await page.waitForTimeout(800);
    },
  },
  {
    id: 'E14',
    what: 'The button to publish is always in sight',
    act: async (stage) => {
      await stage.open(gallery);
      for (let block = 0; block < 9; block += 1)
        await stage.page.getByRole('button', { name: '添加图文', exact: true }).press('Enter');
      await stage.page.waitForTimeout(2_500);
      await stage.press('发布', 'Publish');
      await publishDialog(stage);
    },
  },
  {
    id: 'E18',
    what: 'The keyboard skips from pane to pane',
    act: async ({ open, page }) => {
      await open(gallery);
      await page.keyboard.press('Tab');
    },
  },
  {
    id: 'E20',
    what: 'A block is deleted by a bin',
    act: async ({ open }) => open(`${gallery}&block=pictures`),
  },
  {
    id: 'E21',
    what: 'Toasts lie on no control',
    act: async (stage) => {
      await stage.open('/menu');
      await stage.page.getByRole('button', { name: '添加菜单项' }).click();
      await stage.page.getByLabel('中文名称').fill('观展须知');
      await stage.page.getByLabel('英文名称').fill('Visitor guide');
      await stage.page.getByRole('button', { name: '添加', exact: true }).click();
      await stage.page.waitForTimeout(1_200);
    },
  },
  {
    id: 'E22',
    what: 'Fields have names as editors say them',
    act: ({ open }) => open(`${gallery}&block=pictures`),
  },
  {
    id: 'E23',
    what: 'The banner follows a renamed item',
    act: async ({ open, page }) => {
      await open('/menu');
      await page.getByRole('button', { name: '展览中心 的操作' }).click();
      await page.getByRole('menuitem', { name: '编辑', exact: true }).click();
      await page.getByLabel('中文名称').fill('展览馆');
      await page.keyboard.press('Tab');
    },
  },
  { id: 'E24', what: 'Logo, footer and contact are on one screen', act: ({ open }) => open('/site') },
  { id: 'E26', what: 'One clock, the site’s', act: ({ open }) => open('/inbox') },
];
