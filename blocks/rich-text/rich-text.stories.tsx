import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#ui/story-support.tsx';
import type { RichText } from './index.ts';
import type { RichTextSource } from './schema.ts';
import View from './View.tsx';

export default { title: 'Blocks / rich text' } satisfies StoryDefault;

const html = (say: Say) => `
  <p>${say('历时五十六天，大会堂声学改造于本周完成。', 'After fifty-six days the refit is complete.')}</p>
  <h2>${say('主讲人可以放下话筒', 'Speakers can put the microphone down')}</h2>
  <blockquote>${say('好的会场应当让人忘记会场。', 'A good hall makes you forget the hall.')}
    <cite>${say('场馆运营部', 'Venue operations')}</cite></blockquote>
  <ul><li>${say('座席 2,000', '2,000 seats')}</li><li>${say('面积 2,700 平方米', '2,700 m²')}</li></ul>
  <table><thead><tr><th>${say('场地', 'Room')}</th><th>${say('座席', 'Seats')}</th></tr></thead>
    <tbody><tr><td>201</td><td>2,000</td></tr></tbody></table>`;

const sources: Record<'panel' | 'article', RichTextSource> = {
  panel: { call: 'introduction', params: { type: 1 } },
  article: {
    call: 'newsDetail',
    params: { listPath: '/news/newsInfo', detailPath: '/news/newsInfoDetail' },
  },
};

const show = (data: (say: Say) => BlockData<RichText>, source?: RichTextSource) => (
  <Bilingual>
    {(say, language) => (
      <View id={`text-${language}`} props={{ source }} data={{ text: data(say) }} first={false} />
    )}
  </Bilingual>
);

const title = (say: Say) => say('大会堂完成声学改造', 'Plenary Hall finishes its acoustic refit');

export const Plain = () => show((say) => ({ state: 'ready', data: { title: title(say), html: html(say) } }));
export const Panel = () =>
  show((say) => ({
    state: 'ready',
    data: { title: title(say), html: html(say), background: demoPicture('hall-empty') },
  }));
export const Portrait = () =>
  show((say) => ({
    state: 'ready',
    data: {
      ...{ title: title(say), html: html(say) },
      ...{ picture: demoPicture('news-construction-detail'), background: demoPicture('hero-exterior-day') },
    },
  }));
const article = (say: Say) => ({
  date: '2026-11-12',
  source: say('嘉陵湾国际会展中心', 'Jialing Bay'),
  attachments: [],
  neighbours: {
    previous: { title: say('江畔夜场回归', 'Riverside evenings return'), href: '/news/newsInfoDetail?id=1' },
  },
  list: '/news/newsInfo',
});

export const Article = () =>
  show(
    (say) => ({
      state: 'ready',
      data: {
        title: title(say),
        html: html(say),
        article: {
          ...article(say),
          summary: say('两千个座位全部保留。', 'All two thousand seats remain.'),
          cover: demoPicture('meeting-theatre'),
        },
      },
    }),
    sources.article,
  );

/** Without a cover, with files, and with a title of three lines. */
export const Notice = () =>
  show(
    (say) => ({
      state: 'ready',
      data: {
        title: say(
          '会议中心二层前厅、西端茶室与宴会厅配套厨房设备更新及三年维护保养服务项目公开招标公告（第二次）',
          'Second open tender: renewal of the kitchens behind the foyer, the west tearoom and the ballroom, with three years of maintenance and spare parts',
        ),
        html: html(say),
        article: {
          ...article(say),
          source: undefined,
          type: 'PURCHASE',
          neighbours: undefined,
          attachments: [
            { name: say('报名登记表', 'Registration form'), href: '/media/logo-mark.svg' },
            {
              name: say(
                '现场踏勘路线与集合点（含停车安排）',
                'Site visit: route, meeting points and parking',
              ),
              href: '/media/logo-mark.svg',
            },
          ],
        },
      },
    }),
    sources.article,
  );
export const Loading = () => show(() => noData.loading);
export const LoadingArticle = () => show(() => noData.loading, sources.article);
export const LoadingPanel = () => show(() => noData.loading, sources.panel);
export const Missing = () => show(() => noData.missing);
export const MissingArticle = () => show(() => noData.missing, sources.article);
export const Failed = () => show(() => noData.failed);
