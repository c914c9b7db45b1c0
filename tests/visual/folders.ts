import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { VISUAL_STORIES, VISUAL_BASE, VISUAL_REPORT } = process.env;

/** Folders of `npm run visual`, which no commit contains. */
export const visualFolders = {
  /** The built stories. */
  stories: VISUAL_STORIES ?? join(root, 'build/visual/stories'),
  /** The pictures to compare with. */
  base: VISUAL_BASE ?? join(root, 'build/visual/base'),
  report: VISUAL_REPORT ?? join(root, 'build/visual'),
};
