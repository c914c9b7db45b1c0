import * as z from 'zod';
import { field } from '#schemas/words/words.ts';

/** What of a page stands in its settings, in one language as `pageDefinitionSchema` has it. */
export const pageSettings = z.object({
  title: z.string().meta({ words: field('标题', 'Title') }),
  meta: z
    .object({
      description: z
        .string()
        .optional()
        .meta({
          words: field('摘要', 'Description', {
            help: [
              '显示在搜索结果和分享卡片里，一两句话',
              'Shown in search results and on share cards: a sentence or two',
            ],
            widget: 'longText',
          }),
        }),
      padding: z
        .boolean()
        .default(true)
        .meta({
          words: field('内容留边', 'Margins', {
            help: ['关闭后区块铺满整个宽度', 'Without them blocks fill the whole width'],
          }),
        }),
      background: z
        .enum(['white', 'mist'])
        .default('white')
        .meta({
          words: field('背景', 'Background', {
            choices: { white: ['白色', 'White'], mist: ['浅灰', 'Light grey'] },
          }),
        }),
      hidden: z
        .boolean()
        .default(false)
        .meta({ words: field('在菜单中隐藏', 'Hidden in the menu') }),
      paging: z
        .boolean()
        .default(false)
        .meta({
          words: field('逐屏翻页', 'Section by section', {
            help: [
              '每个区块占一屏，滚动一次翻一块',
              'Each block fills a screen, and one scroll turns to the next',
            ],
          }),
        }),
    })
    .meta({ words: field('显示', 'Display') }),
});
