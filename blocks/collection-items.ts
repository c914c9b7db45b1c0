import { dayIfAny } from '#lib/date.ts';
import { eventDays } from '#lib/event-days.ts';
import { motifOf } from '#lib/motif-of.ts';
import type { ActivityAtlas } from '#schemas/activity-atlas.ts';
import type { Album } from '#schemas/album.ts';
import type { AttachedFile } from '#schemas/attached-file.ts';
import { contractBase } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { OperationService } from '#schemas/operation-service.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfig } from '#schemas/remote-config.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import type { Venue } from '#schemas/venue.ts';
import { type CollectionItem, item } from './collection-item.ts';
import type { QueryContext } from './define.ts';

/** Context of the mapping from an entity of the contract to an item. */
export type ItemContext = Pick<QueryContext, 'language' | 'picture'>;

/** Picks the text of the language, otherwise the other one. */
const twin = (language: Language, zh: string | undefined, en: string | undefined) =>
  language === 'en-US' ? (en ?? zh) : (zh ?? en);

/** @returns the pictures of the addresses, without those that have none */
export const picturesOf = (addresses: readonly string[], { picture }: ItemContext): Picture[] =>
  addresses.flatMap((address) => picture(address) ?? []);

/**
 * @param orderOf `sort` or `sortLevel`
 * @returns a sorted copy, items without an order last; items of equal order keep theirs (decisions, section 3)
 */
export const ordered = <T>(items: readonly T[], orderOf: (entry: T) => number | undefined): T[] =>
  items.toSorted((a, b) => (orderOf(a) ?? Infinity) - (orderOf(b) ?? Infinity) || 0);

/** @returns an activity; one without an English name has its Chinese name in both languages */
export const atlasItem = (atlas: ActivityAtlas, context: ItemContext, href: string | undefined) =>
  item({
    id: atlas.id,
    title: twin(context.language, atlas.atlasNameCn, atlas.atlasNameEn) ?? atlas.atlasNameCn,
    date: dayIfAny(atlas.activityDate),
    place: twin(context.language, atlas.hallNameCn, atlas.hallNameEn),
    picture: context.picture(atlas.activityImg),
    pictured: true,
    href,
  });

/** @returns an album; without a count if the list omits the pictures of its albums */
export const albumItem = (album: Album, { picture, language }: ItemContext) =>
  item({
    id: album.id,
    title: album.atlasName,
    picture: picture(album.activityCoverUrl),
    pictured: true,
    count: album.imageVOs.length || undefined,
    file: albumZip(album.id, language),
  });

/** @returns the address of an album's zip file; it carries the language, because links send no header */
export const albumZip = (dataId: string, lang: Language): string =>
  `${contractBase}/image/batch/batchDown?${new URLSearchParams({ dataId, type: 'WEB_DATA_ATTACHMENT', lang })}`;

/**
 * @param kind of attached files; manuals and directions have no pictures, and places to eat need none
 * @returns a mapping of files to items
 */
export const fileItem =
  (kind: string, { picture }: ItemContext) =>
  (file: AttachedFile, index: number): CollectionItem => {
    const address = file.attachmentVO[0]?.address;
    const film = kind === 'PUBLICITY_MATERIAL';
    return item({
      id: file.id ?? String(index),
      title: file.name,
      html: file.remark,
      picture: picture(file.imageVO?.address),
      pictured:
        kind === 'CATERING'
          ? file.imageVO !== undefined
          : kind !== 'SERVICE_MANUAL' && kind !== 'TRAFFIC_DIRECTIONS',
      ...(film ? { video: address } : { file: address }),
      href: file.jumpUrl,
      newTab: file.jumpUrl !== undefined,
      facts: file.supportingFacilityList.flatMap(({ name, unit, quantitativeValue }) =>
        quantitativeValue === undefined ? [] : [{ number: quantitativeValue, unit, label: name }],
      ),
    });
  };

/**
 * @param hrefOf path of the page of an event
 * @returns a mapping of shows to items, with days as yyyy-mm-dd; the last day only if it is another one
 */
export const scheduleItem =
  ({ language, picture }: ItemContext, hrefOf?: (show: ScheduleItem) => string | undefined) =>
  (show: ScheduleItem, index: number): CollectionItem => {
    const { date, until } = eventDays(show);
    return item({
      id: `${show.startDate}-${index}`,
      title: twin(language, show.projectName, show.projectNameEn) ?? show.projectName,
      text: twin(language, show.content, show.contentEn),
      date,
      until: until === date ? undefined : until,
      place: twin(language, show.field, show.fieldEn),
      ...eventPicture(show, picture),
      pictured: true,
      href: hrefOf?.(show),
    });
  };

/** @returns the photograph of an event, otherwise its motif (rule EVT-12) */
export function eventPicture(
  show: Pick<ScheduleItem, 'propagandaMapAddress' | 'projectName' | 'projectNameEn' | 'motif' | 'kind'>,
  pictureOf: ItemContext['picture'],
): Pick<CollectionItem, 'picture' | 'motif'> {
  const picture = pictureOf(show.propagandaMapAddress);
  return picture ? { picture } : { motif: motifOf(show) };
}

/** @returns a mapping of halls to items; the first picture is the item's, the others its gallery */
export const venueItem =
  (context: ItemContext) =>
  (venue: Venue, index: number): CollectionItem => {
    const [first, ...others] = venue.imageFiles.map(({ imageIcon }) => imageIcon);
    return item({
      id: String(index),
      title: venue.title,
      text: venue.titleInfo,
      picture: context.picture(first),
      pictured: true,
      pictures: picturesOf(others, context),
      facts: venue.siteDetails.map(({ numValue, unit, introduce }) => ({
        number: numValue,
        unit,
        label: introduce,
      })),
    });
  };

/** @returns a mapping of services to items with their points */
export const serviceItem =
  ({ picture }: ItemContext) =>
  ({ headTitle, subTitle, backgroundImg, icon, basicInfoList }: OperationService, index: number) =>
    item({
      id: String(index),
      title: headTitle ?? '',
      text: subTitle,
      picture: picture(backgroundImg),
      pictured: backgroundImg !== undefined,
      icon: picture(icon),
      points: basicInfoList.map(({ describe }) => describe),
    });

/** @returns the contact cards in the order of `sort` (rule CONT-01) */
export const contactItems = (
  config: RemoteConfig<'official.contactUs.config'>,
  { picture }: ItemContext,
): CollectionItem[] =>
  ordered(config.list, ({ sort }) => sort).map(({ title, content, imgUrl }, index) =>
    item({
      id: String(index),
      title,
      text: content,
      icon: picture(imgUrl),
    }),
  );

/** @returns the services of the company profile in the order of its config */
export const companyServiceItems = (
  config: RemoteConfig<'official.companyProfile.config'>,
  { picture }: ItemContext,
): CollectionItem[] =>
  config.serviceList.map(({ title, content, img }, index) =>
    item({ id: String(index), title, text: content, picture: picture(img), pictured: img !== undefined }),
  );
