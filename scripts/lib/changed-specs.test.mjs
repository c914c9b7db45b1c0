import { expect, test } from 'vitest';
import { specsFor } from './changed-specs.mjs';

const project = {
  pages: [
    { path: '/', blocks: ['banner', 'schedule'] },
    { path: '/news/newsInfo', blocks: ['paged-list'] },
    { path: '/exhibitCenter/exhibitionSchedule', blocks: ['schedule'] },
  ],
  specs: [
    {
      path: 'tests/e2e/articles.spec.ts',
      text: "import { test } from '../support/site-test.ts'; open('/news/newsInfo')",
    },
    { path: 'tests/e2e/home.spec.ts', text: "open('/'); page.locator('[data-block=banner]')" },
    { path: 'tests/e2e/schedule.spec.ts', text: 'open(`/exhibitCenter/exhibitionSchedule?page=2`)' },
    { path: 'tests/e2e/crawl.spec.ts', text: "open('/'); follow(links)" },
    {
      path: 'tests/e2e/editor.spec.ts',
      text: "import { tour } from '#tests/support/editor-tour.ts'; goto(`/editor`); open('/news/newsInfo')",
    },
  ],
  modules: [
    { path: 'tests/support/site-test.ts', text: '' },
    { path: 'tests/support/editor-tour.ts', text: "import { violations } from './axe-page.ts'" },
    { path: 'tests/support/axe-page.ts', text: '' },
  ],
};
const chosen = (...changed) =>
  specsFor({ ...project, changed }).map((path) => path.slice('tests/e2e/'.length, -'.spec.ts'.length));

test('a change in a block chooses the specs that name it or a page with it, and those that name neither', () => {
  expect(chosen('blocks/paged-list/View.tsx')).toEqual(['articles', 'crawl', 'editor']);
  expect(chosen('blocks/banner/View.tsx')).toEqual(['home', 'crawl']);
  expect(chosen('blocks/schedule/order.ts')).toEqual(['home', 'schedule', 'crawl']);
  expect(chosen('blocks/map/View.tsx')).toEqual(['crawl']);
});

test('a change in the editor chooses the specs that open it', () => {
  expect(chosen('src/editor/pages/PageEditor.tsx')).toEqual(['editor']);
});

test('a change in a spec chooses it, a change in what specs import chooses these, also through other modules', () => {
  expect(chosen('tests/e2e/home.spec.ts')).toEqual(['home']);
  expect(chosen('tests/support/site-test.ts')).toEqual(['articles']);
  expect(chosen('tests/support/axe-page.ts')).toEqual(['editor']);
});

test('a change that no browser test reads chooses none', () => {
  expect(
    chosen('README.md', 'docs/qa.md', 'blocks/banner/banner.test.ts', 'tests/site/home.test.ts'),
  ).toEqual([]);
  expect(chosen('blocks/banner/banner.stories.tsx', 'tests/support/open-site.ts')).toEqual([]);
  expect(chosen()).toEqual([]);
});

test('a block added to the list of blocks chooses as a change of the block does, another edit of that file all', () => {
  const withEdit = (edit) =>
    specsFor({ ...project, changed: ['registry/blocks.ts'], edits: { 'registry/blocks.ts': edit } });
  expect(withEdit("import banner from '#blocks/banner/index.ts';\n  banner,")).toEqual([
    'tests/e2e/home.spec.ts',
    'tests/e2e/crawl.spec.ts',
  ]);
  expect(
    withEdit("import banner from '#blocks/banner/index.ts';\nexport const types = new Map();"),
  ).toHaveLength(5);
  expect(withEdit('  banner,')).toHaveLength(5);
});

test('a change in a file of pages chooses the specs that name one of them, a change in their helpers all', () => {
  const withEdit = (file, edit) => specsFor({ ...project, changed: [file], edits: { [file]: edit } });
  const schedule =
    "defineGroup({\n  path: '/exhibitCenter',\n  pages: [{ path: '/exhibitCenter/exhibitionSchedule' }]";
  expect(withEdit('registry/pages/exhibition-center.ts', schedule)).toEqual([
    'tests/e2e/schedule.spec.ts',
    'tests/e2e/crawl.spec.ts',
  ]);
  expect(
    withEdit('registry/pages/define.ts', "export const defineGroup = ({ path: '/news/newsInfo' })"),
  ).toHaveLength(5);
});

test('a change in shared code chooses all, whatever else has changed', () => {
  const all = ['articles', 'home', 'schedule', 'crawl', 'editor'];
  expect(chosen('src/ui/button/Button.tsx')).toEqual(all);
  expect(chosen('blocks/define.ts')).toEqual(all);
  expect(chosen('package.json')).toEqual(all);
  expect(chosen('docs/qa.md', 'blocks/map/View.tsx', 'schemas/language.ts')).toEqual(all);
});
