import type { EntryInput } from '#schemas/entry.ts';
import type { centerTypeNames, serviceKinds } from '#schemas/enumerations.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type MediaFile, media } from '../media.ts';

/** What a reader of one language gets of a service: its name, one sentence, and its points. */
type ServiceText = readonly [headTitle: string, subTitle: string, ...points: string[]];

interface Service {
  picture: MediaFile;
  'zh-CN': ServiceText;
  'en-US': ServiceText;
}

/** One of the three sections of a centre's operation services. */
export interface ServiceGroup {
  kind: (typeof serviceKinds)[number];
  'zh-CN': readonly [title: string, titleInfo: string];
  'en-US': readonly [title: string, titleInfo: string];
  services: readonly Service[];
}

/** The groups of one centre, in their order, as they are stored. */
export const operationOf = (
  centre: (typeof centerTypeNames)[number],
  groups: readonly ServiceGroup[],
): EntryInput[] =>
  groups.map((group, index) => ({
    kind: 'operation',
    id: `${centre === 'EX_CENTER' ? 'exhibition' : 'meeting'}-${group.kind.replace('_', '-')}`,
    facet: centre,
    sort: index + 1,
    data: { serviceType: group.kind },
    texts: Object.fromEntries(languages.map((language) => [language, { data: textFields(group, language) }])),
  }));

function textFields(group: ServiceGroup, language: Language) {
  const [title, titleInfo] = group[language];
  return {
    title,
    titleInfo,
    operateDetails: group.services.map(({ picture, ...texts }) => {
      const [headTitle, subTitle, ...points] = texts[language];
      return {
        backgroundImg: media(picture),
        headTitle,
        subTitle,
        basicInfoList: points.map((describe) => ({ describe })),
      };
    }),
  };
}
