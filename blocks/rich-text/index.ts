import type { Introduction } from '#schemas/introduction.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { defineBlock, given, type Query, type QueryContext, query } from '../define.ts';
import { type ArticleFacts, articleText } from './article.ts';
import { headingsFrom } from './headings.ts';
import { type RichTextSource, richTextProps } from './schema.ts';

/** What the view shows; HTML is sanitised before it gets here. */
export interface RichText {
  title?: string | undefined;
  html?: string | undefined;
  /** Sets the text on this picture; where it has a picture beside it, below both. */
  background?: Picture | undefined;
  /** Beside the text. */
  picture?: Picture | undefined;
  /** Where the text leads on. */
  href?: string | undefined;
  article?: ArticleFacts;
}

/** A text with a title: plain, on a picture, or an article with its date, source and neighbours. */
export default defineBlock({
  type: 'rich-text',
  version: 1,
  schema: richTextProps,
  example: {
    title: 'Getting here',
    html: '<p>The metro stops <strong>below the concourse</strong>.</p><ul><li>Line 8, exit 3</li></ul>',
  },
  parameters: ['id'],
  queries: ({ source, title, html }, context): { text: Query<RichText> } => ({
    text: source
      ? textOf(source, context)
      : given(title || html ? { title, html: headingsFrom(title ? 3 : 2, html) } : undefined),
  }),
  subject: ({ source }, { text }) => {
    if (source?.call !== 'newsDetail' && source?.call !== 'articleDetail') return undefined;
    if (text.state === 'missing') return 'missing';
    return text.state === 'ready' && text.value.title
      ? { title: text.value.title, description: text.value.article?.summary }
      : undefined;
  },
});

function textOf(source: RichTextSource, context: QueryContext): Query<RichText> {
  const { siteCode, search, picture } = context;
  switch (source.call) {
    case 'newsDetail':
    case 'articleDetail': {
      const { params } = source;
      return query(
        source.call,
        { id: search.id ?? '' },
        { name: `article:${params.detailPath}`, select: (detail) => articleText(detail, params, context) },
      );
    }
    case 'introduction': {
      const select = ({ title, basicInfo, backgroundImg }: Introduction): RichText => ({
        title,
        html: headingsFrom(3, basicInfo),
        background: picture(backgroundImg),
      });
      return query('introduction', { code: siteCode, ...source.params }, { name: 'text', select });
    }
    case 'remoteConfig':
      return configText(source.params.part, context);
  }
}

type Part = Extract<RichTextSource, { call: 'remoteConfig' }>['params']['part'];

/** One text out of the company profile or the VR config (rules PROF-01, VR-01b). */
function configText(part: Part, { config, picture }: QueryContext): Query<RichText> {
  if (part === 'exhibitionVr') {
    const key = 'official.vr.config';
    const select = (answer: RemoteConfigAnswer): RichText | undefined => {
      const vr = config(key, answer);
      return vr && { title: vr.headTitle, background: picture(vr.assistImage), href: vr.exhibitionJumpUrl };
    };
    return query('remoteConfig', { key }, { name: part, select });
  }
  const key = 'official.companyProfile.config';
  const select = (answer: RemoteConfigAnswer): RichText | undefined => {
    const profile = config(key, answer);
    if (!profile) return undefined;
    const parts: Record<typeof part, (string | undefined)[]> = {
      venue: [profile.venueName, profile.venueProfile, profile.backgroundImage, profile.venueImage],
      service: [profile.serviceTitle, profile.serviceProfile],
      development: [profile.developmentTitle, profile.developmentProfile, profile.developmentBgImage],
    };
    const [title, html, background, beside] = parts[part];
    return title || html
      ? {
          ...{ title, html: headingsFrom(3, html) },
          ...{ background: picture(background), picture: picture(beside) },
        }
      : // A config without this part is not a missing config: there is only nothing to show.
        {};
  };
  return query('remoteConfig', { key }, { name: part, select });
}
