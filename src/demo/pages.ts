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

const { privacy, panoramas } = readJson(
  'pages',
  z.strictObject({
    privacy: z.strictObject({
      path: z.string(),
      title: localised,
      heading: localised,
      /** Name of the Markdown files. */
      text: z.string(),
    }),
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

/** A built-in page with a panorama at its end, as an editor would make it. */
function withPanorama({ path, title, caption, yaw, file }: z.output<typeof panoramaItem>): EntryInput {
  const page = builtInGroups.flatMap(({ pages }) => pages).find((entry) => entry.path === path);
  if (!page) throw new Error(`src/demo/content/pages.json: there is no built-in page ${path}`);
  const props = { title, caption, yaw, img: media(file) };
  return {
    kind: 'page',
    id: path,
    data: { ...page, blocks: [...page.blocks, { id: 'panorama', type: 'panorama', version: 1, props }] },
    texts: { 'zh-CN': {}, 'en-US': {} },
  };
}

/** The pages that are content: the privacy statement, and the pages of the venues, each with a panorama. */
export const pageEntries: EntryInput[] = [privacyPage, ...panoramas.map(withPanorama)];
