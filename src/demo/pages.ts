import * as z from 'zod';
import { builtInGroups } from '#registry/pages/index.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { localised, mediaFile, readJson, readText } from './content.ts';
import { media } from './media.ts';

const panoramaItem = z.strictObject({
  /** The built-in page that shows the room. */
  path: z.string(),
  title: localised,
  caption: localised,
  file: mediaFile,
  /** In degrees. */
  yaw: z.number(),
});

const { privacy, banners, panoramas } = readJson(
  'pages',
  z.strictObject({
    privacy: z.strictObject({
      path: z.string(),
      title: localised,
      heading: localised,
      /** Name of the Markdown files. */
      text: z.string(),
    }),
    /** The picture above the title of built-in pages; the others have the one of their column. */
    banners: z.record(z.string(), mediaFile),
    panoramas: z.array(panoramaItem),
  }),
);

const privacyPage: EntryInput = {
  kind: 'page',
  id: privacy.path,
  data: {
    path: privacy.path,
    title: privacy.title,
    // The menu hides the page, and the page does not hide itself: the sitemap contains it.
    blocks: [
      {
        id: 'statement',
        type: 'rich-text',
        version: 1,
        props: {
          title: privacy.heading,
          html: { zh: readText(privacy.text, 'zh-CN'), en: readText(privacy.text, 'en-US') },
        },
      },
    ],
  },
  texts: { 'zh-CN': {}, 'en-US': {} },
};

/** A built-in page with a picture and a panorama of its own, as an editor would make it. */
function changedPage(path: string): EntryInput {
  const page = builtInGroups.flatMap(({ pages }) => pages).find((entry) => entry.path === path);
  if (!page) throw new Error(`src/demo/content/pages.json: there is no built-in page ${path}`);
  const banner = banners[path];
  const panorama = panoramas.find((item) => item.path === path);
  return {
    kind: 'page',
    id: path,
    data: {
      ...page,
      ...(banner && { meta: { ...page.meta, banner: media(banner) } }),
      blocks: [...page.blocks, ...(panorama ? [panoramaBlock(panorama)] : [])],
    },
    texts: { 'zh-CN': {}, 'en-US': {} },
  };
}

const panoramaBlock = ({ title, caption, yaw, file }: z.output<typeof panoramaItem>) => ({
  id: 'panorama',
  type: 'panorama',
  version: 1,
  props: { title, caption, yaw, img: media(file) },
});

/** The pages that are content: the privacy statement, and the built-in pages that an editor has changed. */
export const pageEntries: EntryInput[] = [
  privacyPage,
  ...[...new Set([...panoramas.map(({ path }) => path), ...Object.keys(banners)])].map(changedPage),
];
