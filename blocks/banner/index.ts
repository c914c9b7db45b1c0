import {
  defineBlock,
  type PageSource,
  type Query,
  type QueryContext,
  query,
  staticData,
} from '#blocks/define.ts';
import type { Banner } from '#schemas/banner.ts';
import type { Picture } from '#schemas/picture.ts';
import { type LiveEvents, liveEventsQuery } from './live-events.ts';
import { type BannerProps, bannerProps } from './schema.ts';
import { type SidePanelQueries, sidePanelQueries } from './side-panel-queries.ts';

/** A slide of the view. */
export interface Slide {
  picture?: Picture | undefined;
  /** Present on video slides; `picture` is then the poster. */
  video?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
  href?: string | undefined;
  newTab: boolean;
}

export const toSlide = (banner: Banner, { picture }: Pick<QueryContext, 'picture'>): Slide => ({
  ...(banner.showType === 'vo'
    ? { video: picture(banner.uploadUrl)?.src, picture: picture(banner.videoImg) }
    : { picture: picture(banner.uploadUrl) }),
  title: banner.headTitle,
  subtitle: banner.subTitle,
  href: banner.redirectUrl,
  newTab: banner.openWay !== '0',
});

/** A button of the view. */
export interface HeroButton {
  label: string;
  href: string;
}

type BannerQueries = {
  slides: Query<Slide[]>;
  buttons: Query<HeroButton[]>;
  live: Query<LiveEvents>;
} & SidePanelQueries;

type Purpose = NonNullable<BannerProps['buttons']>[number]['leadsTo'];

/** Pages that a button may lead to, best first. */
const sourcesOf: Readonly<Record<Purpose, readonly PageSource[]>> = {
  hire: [{ call: 'createExhibitionBooking' }, { call: 'createMeetingBooking' }],
  visit: [{ call: 'scheduleList', params: { type: 1 }, reads: ['start', 'end'] }],
};

const buttonsOf = (
  buttons: BannerProps['buttons'] = [],
  { pagesShowing }: Pick<QueryContext, 'pagesShowing'>,
): HeroButton[] =>
  buttons.flatMap(({ label, leadsTo }) => {
    const [page] = sourcesOf[leadsTo].flatMap((source) => pagesShowing(source));
    return page ? [{ label, href: page.path }] : [];
  });

/**
 * A hero: cross-fading picture or video slides with a headline and a text, optional buttons and events of today, an
 * optional hotline box and an optional side panel (specification, section 2).
 */
export default defineBlock({
  type: 'banner',
  version: 1,
  schema: bannerProps,
  palette: {
    group: 'layout',
    name: { zh: '首屏大图', en: 'Banner' },
    help: {
      zh: '页面开头的图片或视频，配标题与快捷入口',
      en: 'Pictures or videos that open a page, with a headline and shortcuts',
    },
    sketch: 'hero',
  },
  example: {
    slides: [
      {
        uploadUrl: '/media/hero-exterior-dusk.jpg',
        showType: 'pt',
        headTitle: { zh: '江上一片屋檐', en: 'A roof over the river' },
        subTitle: { zh: '四座无柱展厅', en: 'Four halls without a column' },
        redirectUrl: '/exhibitCenter',
        openWay: '0',
      },
      {
        uploadUrl: '/media/hero-concourse.jpg',
        showType: 'pt',
        headTitle: { zh: '中央大厅', en: 'The concourse' },
      },
    ],
    buttons: [{ label: { zh: '租场地', en: 'Hire space' }, leadsTo: 'hire' }],
    live: { call: 'scheduleList', params: { type: 1 } },
    entries: [
      { label: { zh: '联系我们', en: 'Contact' }, icon: 'phone', href: '/about/contactUs' },
      {
        label: { zh: '关注我们', en: 'Follow us' },
        icon: 'code',
        source: { call: 'footerConfig', params: { key: 'foot' } },
      },
    ],
    hotline: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } },
  },
  isEmpty: ({ source, slides = [], buttons = [], live, entries = [], hotline }) =>
    [source, live, hotline].every((part) => part === undefined) &&
    [slides, buttons, entries].every((part) => part.length === 0),
  machines: () => ['banner'],
  queries: ({ source, slides, buttons, live, ...sidePanel }, context): BannerQueries => {
    const select = (banners: Banner[] = []) =>
      banners.length ? banners.map((banner) => toSlide(banner, context)) : undefined;
    return {
      slides: source
        ? query('bannersOfColumn', source.params, { name: 'slides', select })
        : staticData(select(slides)),
      buttons: staticData(buttonsOf(buttons, context)),
      live: liveEventsQuery(live, context),
      ...sidePanelQueries(sidePanel, context),
    };
  },
  texts: (_props, { slides }) =>
    slides.state === 'ready'
      ? { items: slides.value.map(({ title, subtitle }) => ({ title, text: subtitle })) }
      : {},
});
