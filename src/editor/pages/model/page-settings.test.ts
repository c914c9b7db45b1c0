import { expect, it } from 'vitest';
import { modelOf } from '../../fields/model.ts';
import { pageSettings } from './page-settings.ts';

it('[EDIT-01] every setting of a page has a label in both languages', () => {
  const [title, meta] = modelOf(pageSettings).fields;
  const settings = meta?.kind === 'object' ? meta.fields : [];
  expect([title, meta, ...settings].map((field) => field?.label)).toEqual([
    { zh: '标题', en: 'Title' },
    { zh: '显示', en: 'Display' },
    { zh: '摘要', en: 'Description' },
    { zh: '内容留边', en: 'Margins' },
    { zh: '背景', en: 'Background' },
    { zh: '页头图片', en: 'Banner picture' },
    { zh: '低矮页头', en: 'Low banner' },
    { zh: '在菜单中隐藏', en: 'Hidden in the menu' },
    { zh: '逐屏翻页', en: 'Section by section' },
  ]);
  expect(settings[2]).toMatchObject({
    kind: 'choice',
    options: [
      { value: 'white', label: { zh: '白色', en: 'White' } },
      { value: 'mist', label: { zh: '浅灰', en: 'Light grey' } },
    ],
  });
});
