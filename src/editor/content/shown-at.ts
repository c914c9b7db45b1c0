import type { Entry, EntryKind } from '#schemas/entry.ts';

const home = '/';
const exhibitions = '/exhibitCenter';
const conventions = '/conventionCenter';

/** By the facet of an entry; under an empty name where there is none, or for all. */
type Paths = Readonly<Record<string, string>>;
const byCentre = (page: string, meetings: string): Paths => ({
  1: `${exhibitions}/${page}`,
  2: `${conventions}/${meetings}`,
});

/** The page of the site on which entries of a kind are seen. */
const paths: { readonly [K in EntryKind]?: Paths } = {
  banner: { '': home },
  footer: { '': home },
  introduction: byCentre('exhibitionHallIntroduction', 'conferenceIntroduction'),
  news: { '': '/news/newsInfoDetail?id=' },
  notice: { '': '/notice/noticeDetail?id=', JOURNALISM: '/news/noticeAnnouncementDetail?id=' },
  schedule: byCentre('exhibitionSchedule', 'meetingSchedule'),
  operation: {
    EX_CENTER: `${exhibitions}/operationService`,
    MEET_CENTER: `${conventions}/meetingOperationService`,
  },
  technical: byCentre('technicalParameter', 'meetingTechnicalParameter'),
  atlas: byCentre('activityAtlasDetail?id=', 'meetingActivityAtlasDetail?id='),
  venue: { '': `${exhibitions}/venue` },
  meetingVenue: { '': `${conventions}/meetingVenue` },
  album: {
    CONFERENCE_CENTER: '/document/conferenceGallery',
    EXHIBITION_CENTER: '/document/exhibitionGallery',
  },
  file: {
    CATERING: '/periphery/cateringCuisine',
    TRAFFIC_DIRECTIONS: '/periphery/trafficGuidance',
    'HOTEL_ACCOMMODATION YES': '/periphery/supportingHotels',
    'HOTEL_ACCOMMODATION NO': '/periphery/surroundingAccommod',
    SERVICE_MANUAL: '/document/serviceManual',
    PUBLICITY_MATERIAL: '/document/promotionalMaterial',
    cultural_tourism: '/periphery/culturalTourism',
  },
};

const configs: Paths = {
  'official.companyProfile.config': '/about/companyProfile',
  'official.contactUs.config': '/about/contactUs',
  'official.vr.config': `${exhibitions}/vr`,
};

/** Where visitors see an entry: on a page of its own, or among others. */
export function shownAt({ kind, id, facet = '' }: Pick<Entry, 'kind' | 'id' | 'facet'>): string {
  const ofKind: Paths | undefined = kind === 'config' ? { '': configs[id] ?? home } : paths[kind];
  const path = ofKind?.[facet] ?? ofKind?.[''] ?? home;
  return path.endsWith('=') ? path + encodeURIComponent(id) : path;
}
