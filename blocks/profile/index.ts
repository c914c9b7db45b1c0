import type * as z from 'zod';
import { defineBlock, type Query, type QueryContext, query, staticData } from '#blocks/define.ts';
import { headingsFrom } from '#blocks/headings.ts';
import { isBlank, isBlankHtml } from '#blocks/is-blank.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { profileProps } from './schema.ts';

/** Data of the view. The HTML is already sanitised. */
export interface Profile {
  title?: string | undefined;
  html?: string | undefined;
  /** Upright picture beside the text. */
  picture?: Picture | undefined;
  /** At most two wide pictures below. */
  below: Picture[];
}

/** A profile: text beside an upright picture, and wide pictures below. */
export default defineBlock({
  type: 'profile',
  version: 1,
  isStatic: true,
  schema: profileProps,
  palette: {
    group: 'layout',
    name: { zh: '图文', en: 'Text and picture' },
    help: { zh: '文字在图片旁，下方可放大图', en: 'A text beside a picture, wide pictures below' },
    sketch: 'split',
  },
  example: {
    title: { zh: '嘉陵湾', en: 'Jialing Bay' },
    html: {
      zh: '<h3>同一片屋檐下相会</h3><p>会展中心于 2016 年启用。</p>',
      en: '<h3>One roof to meet under</h3><p>The centre opened in 2016.</p>',
    },
    img: '/media/news-construction-detail.jpg',
    below: ['/media/hero-exterior-day.jpg', '/media/hero-concourse.jpg'],
  },
  isEmpty,
  queries: (props, context): { profile: Query<Profile> } => {
    const { source, title, html, img, below = [] } = props;
    if (source) return { profile: companyProfile(source.params.key, context) };
    const pictures = { picture: context.picture(img), below: picturesOf(below, context) };
    return {
      profile: staticData(
        isEmpty(props) ? undefined : { title, html: headingsFrom(title ? 3 : 2, html), ...pictures },
      ),
    };
  },
  texts: (_props, { profile }) =>
    profile.state === 'ready'
      ? { prose: [{ html: profile.value.html }], items: [{ title: profile.value.title }] }
      : {},
});

function isEmpty({ source, title, html, img, below = [] }: z.output<typeof profileProps>): boolean {
  return source === undefined && isBlank(title) && isBlankHtml(html) && isBlank(img) && below.every(isBlank);
}

const picturesOf = (
  addresses: readonly (string | undefined)[],
  { picture }: Pick<QueryContext, 'picture'>,
): Picture[] => addresses.flatMap((address) => picture(address) ?? []);

/** Query of the venue's part of the company profile (rule PROF-01). */
function companyProfile(key: 'official.companyProfile.config', context: QueryContext): Query<Profile> {
  const select = (answer: RemoteConfigAnswer): Profile | undefined => {
    const config = context.config(key, answer);
    return (
      config && {
        title: config.venueName,
        html: headingsFrom(3, config.venueProfile),
        picture: context.picture(config.venueImage),
        below: picturesOf([config.backgroundImage, config.publicityImage], context),
      }
    );
  };
  return query('remoteConfig', { key }, { name: 'profile', select });
}
