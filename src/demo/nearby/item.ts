import type { EntryInput } from '#schemas/entry.ts';
import type { attachmentKinds } from '#schemas/enumerations.ts';
import { type MediaFile, media } from '../media.ts';

/** What lists of attached files are selected by: the attachment kind, hotels split into supporting and nearby ones. */
export type FileFacet =
  | Exclude<(typeof attachmentKinds)[number], 'HOTEL_ACCOMMODATION'>
  | 'HOTEL_ACCOMMODATION YES'
  | 'HOTEL_ACCOMMODATION NO';

/** A facility in one language. `unit` is left out where the name says what is counted. */
export interface Facility {
  name: string;
  unit?: string;
  quantitativeValue: string;
}

/** What a reader of one language gets. `remark` is HTML. */
export interface NearbyText {
  name: string;
  remark: string;
  supportingFacilityList?: readonly Facility[];
}

/** One thing around the venue: a place to eat, sleep or see, or a way to get here. */
export interface NearbyItem {
  id: string;
  picture?: MediaFile;
  jumpUrl?: string;
  zh: NearbyText;
  en: NearbyText;
}

/** The items as they are stored, in their order. */
export const fileEntries = (facet: FileFacet, items: readonly NearbyItem[]): EntryInput[] =>
  items.map(({ id, picture, jumpUrl, zh, en }, index) => ({
    kind: 'file',
    id,
    facet,
    sort: index + 1,
    data: {
      ...(picture && { imageVO: { address: media(picture) } }),
      ...(jumpUrl && { jumpUrl }),
    },
    texts: { 'zh-CN': { data: fieldsOf(zh) }, 'en-US': { data: fieldsOf(en) } },
  }));

const fieldsOf = ({ name, remark, supportingFacilityList }: NearbyText) => ({
  name,
  remark: remark.trim(),
  ...(supportingFacilityList && { supportingFacilityList }),
});
