import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { centerTypeNames, serviceKinds } from '#schemas/enumerations.ts';
import { languageKey } from '#schemas/language.ts';
import { inBothLanguages, localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';

/** The sections of each centre, in their order. */
const servicesFile = z.record(
  z.enum(centerTypeNames),
  z.array(
    z.strictObject({
      kind: z.enum(serviceKinds),
      title: localised,
      titleInfo: localised,
      services: z.array(
        z.strictObject({
          picture: mediaFile,
          headTitle: localised,
          subTitle: localised,
          points: z.array(localised),
        }),
      ),
    }),
  ),
);

const sections = readJson('services', servicesFile);

/** The operation services of both centres. */
export const operationEntries: EntryInput[] = centerTypeNames.flatMap((centre) =>
  sections[centre].map(
    ({ kind, title, titleInfo, services }, index): EntryInput => ({
      kind: 'operation',
      id: `${centre === 'EX_CENTER' ? 'exhibition' : 'meeting'}-${kind.replace('_', '-')}`,
      facet: centre,
      sort: index + 1,
      data: { serviceType: kind },
      texts: inBothLanguages((language) => {
        const key = languageKey(language);
        return {
          title: title[key],
          titleInfo: titleInfo[key],
          operateDetails: services.map(({ picture, headTitle, subTitle, points }) => ({
            backgroundImg: media(picture),
            headTitle: headTitle[key],
            subTitle: subTitle[key],
            basicInfoList: points.map((point) => ({ describe: point[key] })),
          })),
        };
      }),
    }),
  ),
);
