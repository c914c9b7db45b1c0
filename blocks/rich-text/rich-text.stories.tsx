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
    <cite>${say('程若水', 'Cheng Ruoshui')}</cite></blockquote>
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
export const Article = () =>
  show(
    (say) => ({
      state: 'ready',
      data: {
        title: title(say),
        html: html(say),
        article: {
          date: '2026-11-12',
          source: say('会展中心', 'The centre'),
          attachments: [{ name: say('报名登记表', 'Registration form'), href: '/media/logo-mark.svg' }],
          neighbours: {
            previous: {
              title: say('江畔夜场回归', 'Riverside evenings return'),
              href: '/news/newsInfoDetail?id=1',
            },
          },
          list: '/news/newsInfo',
        },
      },
    }),
    sources.article,
  );
export const Loading = () => show(() => noData.loading);
export const LoadingPanel = () => show(() => noData.loading, sources.panel);
export const Missing = () => show(() => noData.missing);
export const MissingArticle = () => show(() => noData.missing, sources.article);
export const Failed = () => show(() => noData.failed);
