import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import type { attachmentKinds } from '#schemas/enumerations.ts';
import { localise } from '#schemas/language.ts';
import { inBothLanguages, localised, mediaFile, readJson, toHtml } from './content.ts';
import { documentUrl, manuals } from './documents.ts';
import { media } from './media.ts';

/** Facet of a list of files: the attachment kind; hotels are split into supporting and nearby ones. */
export type FileFacet =
  | Exclude<(typeof attachmentKinds)[number], 'HOTEL_ACCOMMODATION'>
  | 'HOTEL_ACCOMMODATION YES'
  | 'HOTEL_ACCOMMODATION NO';

/** The list of service manuals, each with the PDF of the reader's language. */
export const manualEntries: EntryInput[] = manuals.map(
  ({ document, edition, title, holds, pages }, index) => ({
    kind: 'file',
    id: `manual-${String(index + 1).padStart(2, '0')}`,
    facet: 'SERVICE_MANUAL' satisfies FileFacet,
    sort: index + 1,
    texts: inBothLanguages((language) => ({
      name: localise(title, language),
      remark:
        language === 'zh-CN'
          ? `<p>${holds.zh}。共 ${pages.zh} 页，第 ${edition} 版。</p>`
          : `<p>${holds.en}. ${pages.en} pages,\u00A0edition\u00A0${edition}.</p>`,
      attachmentVO: [{ address: documentUrl(document, language) }],
    })),
  }),
);

const videos = readJson(
  'videos',
  z.array(
    z.strictObject({
      film: mediaFile,
      poster: mediaFile,
      name: localised,
      /** One or two sentences below the film. */
      remark: localised,
    }),
  ),
);

/** The films of the video gallery, each with its poster. */
export const videoEntries: EntryInput[] = videos.map(({ film, poster, name, remark }, index) => ({
  kind: 'file',
  id: `video-${index + 1}`,
  facet: 'PUBLICITY_MATERIAL' satisfies FileFacet,
  sort: index + 1,
  data: { imageVO: { address: media(poster) }, attachmentVO: [{ address: media(film) }] },
  texts: inBothLanguages((language) => ({
    name: localise(name, language),
    remark: toHtml(localise(remark, language), language),
  })),
}));
