import { builtInGroups } from '#registry/pages/index.ts';
import type { EntryInput } from '#schemas/entry.ts';
import type { Localised } from '#schemas/language.ts';
import { type MediaFile, media } from './media.ts';

interface Panorama {
  title: Localised;
  caption: Localised;
  file: MediaFile;
  /** In degrees. */
  yaw: number;
}

/** A built-in page with a room to look around in below: what an editor makes of it in the content system. */
function withPanorama(path: string, { file, ...texts }: Panorama): EntryInput {
  const page = builtInGroups.flatMap(({ pages }) => pages).find((entry) => entry.path === path);
  if (!page) throw new Error(`there is no built-in page ${path} to put a panorama on`);
  const panorama = { id: 'panorama', type: 'panorama', version: 1, props: { ...texts, img: media(file) } };
  return {
    kind: 'page',
    id: path,
    data: { ...page, blocks: [...page.blocks, panorama] },
    texts: { 'zh-CN': {}, 'en-US': {} },
  };
}

/** The pages of the halls and of the meeting rooms. */
export const panoramaPages: EntryInput[] = [
  withPanorama('/exhibitCenter/venue', {
    title: { zh: '站在展厅中央', en: 'Stand in the middle of a hall' },
    caption: {
      zh: '布展之后的展厅，净高 13 米，其间无柱。（效果图）',
      en: 'A hall during a show: thirteen metres high, without a column. (Rendering)',
    },
    file: 'panorama-hall.jpg',
    yaw: 0,
  }),
  withPanorama('/conventionCenter/meetingVenue', {
    title: { zh: '走进宴会厅', en: 'Step into the ballroom' },
    caption: {
      zh: '202 宴会厅，按宴会式布置。（效果图）',
      en: 'The ballroom, room 202, laid for a dinner. (Rendering)',
    },
    file: 'panorama-ballroom.jpg',
    yaw: 0,
  }),
];
