import type * as z from 'zod';
import { defineBlock, type Query, type QueryContext, query, staticData } from '#blocks/define.ts';
import { headingsFrom } from '#blocks/headings.ts';
import { isBlank, isBlankHtml } from '#blocks/is-blank.ts';
import type { Introduction } from '#schemas/introduction.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { type StatementSource, statementProps } from './schema.ts';

/** Data of the view. The HTML is already sanitised. */
export interface Statement {
  title?: string | undefined;
  html?: string | undefined;
  /** Background of the text. */
  picture?: Picture | undefined;
  /** Address of the link. */
  href?: string | undefined;
  /** True if the link opens a virtual tour in a new tab. */
  tour?: boolean;
}

/** A short text on a full-width picture. */
export default defineBlock({
  type: 'statement',
  version: 1,
  isStatic: true,
  schema: statementProps,
  palette: {
    group: 'layout',
    name: { zh: '图上文字', en: 'Statement' },
    help: { zh: '通栏图片上的标题与几句话', en: 'A title and a few words on a wide picture' },
    sketch: 'statement',
  },
  example: {
    title: { zh: '我们的方向', en: 'Where we are going' },
    html: {
      zh: '<p>更轻的建筑，<strong>更轻松的相会</strong>。</p>',
      en: '<p>A lighter building, and <strong>easier meetings</strong>.</p>',
    },
    img: '/media/hero-exterior-dusk.jpg',
    href: '/about/companyProfile',
  },
  isEmpty,
  queries: (props, context): { statement: Query<Statement> } => {
    const { source, title, html, img, href } = props;
    if (source) return { statement: statementOf(source, context) };
    const own = { title, html: headingsFrom(title ? 3 : 2, html), picture: context.picture(img), href };
    return { statement: staticData(isEmpty(props) ? undefined : own) };
  },
  texts: (_props, { statement }) =>
    statement.state === 'ready'
      ? { prose: [{ html: statement.value.html }], items: [{ title: statement.value.title }] }
      : {},
});

function isEmpty({ source, title, html, img, href }: z.output<typeof statementProps>): boolean {
  return source === undefined && isBlank(title) && isBlankHtml(html) && isBlank(img) && isBlank(href);
}

function statementOf(source: StatementSource, { siteCode, picture, config }: QueryContext): Query<Statement> {
  if (source.call === 'introduction') {
    const select = ({ title, basicInfo, backgroundImg }: Introduction): Statement => ({
      title,
      html: headingsFrom(3, basicInfo),
      picture: picture(backgroundImg),
    });
    return query('introduction', { code: siteCode, ...source.params }, { name: 'statement', select });
  }
  const { part } = source.params;
  if (part === 'exhibitionVr') {
    const key = 'official.vr.config';
    const select = (answer: RemoteConfigAnswer): Statement | undefined => {
      const vr = config(key, answer);
      return (
        vr && {
          title: vr.headTitle,
          picture: picture(vr.assistImage),
          href: vr.exhibitionJumpUrl,
          tour: true,
        }
      );
    };
    return query('remoteConfig', { key }, { name: part, select });
  }
  const key = 'official.companyProfile.config';
  const select = (answer: RemoteConfigAnswer): Statement | undefined => {
    const profile = config(key, answer);
    return (
      profile && {
        title: profile.developmentTitle,
        html: headingsFrom(3, profile.developmentProfile),
        picture: picture(profile.developmentBgImage),
      }
    );
  };
  return query('remoteConfig', { key }, { name: part, select });
}
