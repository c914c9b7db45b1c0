import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import type { Localised } from '#schemas/language.ts';
import { localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';
import { columns } from './menu.ts';

const slide = z.strictObject({
  upload: mediaFile,
  /** Makes the slide a video with this poster. */
  poster: mediaFile.optional(),
  redirectUrl: z.string().optional(),
  headTitle: localised,
  subTitle: localised,
});

const banners = readJson(
  'banners',
  z.strictObject({
    home: z.array(slide),
    /** The picture above the pages of each first level; their titles are below it. */
    columns: z.record(z.string(), mediaFile),
  }),
);

export const bannerEntries: EntryInput[] = columns.flatMap(({ path, zh, en }) =>
  path === '/'
    ? banners.home.map((entry, index) => homeEntry(entry, index + 1, { zh, en }))
    : columnEntry(path, { zh, en }),
);

function homeEntry(
  { upload, poster, redirectUrl, headTitle, subTitle }: z.output<typeof slide>,
  sort: number,
  column: Localised,
): EntryInput {
  return {
    kind: 'banner',
    id: `home-${sort}`,
    sort,
    data: {
      uploadUrl: media(upload),
      showType: poster ? 'vo' : 'pt',
      ...(poster && { videoImg: media(poster) }),
      ...(redirectUrl && { redirectUrl, openWay: '0' }),
    },
    texts: {
      'zh-CN': { facet: column.zh, data: { headTitle: headTitle.zh, subTitle: subTitle.zh } },
      'en-US': { facet: column.en, data: { headTitle: headTitle.en, subTitle: subTitle.en } },
    },
  };
}

function columnEntry(path: string, column: Localised): EntryInput[] {
  const picture = banners.columns[path];
  if (!picture) return [];
  return [
    {
      kind: 'banner',
      id: path.slice(1),
      sort: 1,
      data: { uploadUrl: media(picture), showType: 'pt' },
      texts: { 'zh-CN': { facet: column.zh }, 'en-US': { facet: column.en } },
    },
  ];
}
