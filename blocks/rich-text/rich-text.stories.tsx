import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { RichText } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / rich text' } satisfies StoryDefault;

const html = (say: Say) => `
  <p>${say('历时五十六天，大会堂声学改造于本周完成。', 'After fifty-six days the refit is complete.')}</p>
  <h3>${say('主讲人可以放下话筒', 'Speakers can put the microphone down')}</h3>
  <blockquote>${say('好的会场应当让人忘记会场。', 'A good hall makes you forget the hall.')}
    <cite>${say('场馆运营部', 'Venue operations')}</cite></blockquote>
  <ul><li>${say('座席 2,000', '2,000 seats')}</li><li>${say('面积 2,700 平方米', '2,700 m²')}</li></ul>
  <table><thead><tr><th>${say('场地', 'Room')}</th><th>${say('座席', 'Seats')}</th></tr></thead>
    <tbody><tr><td>201</td><td>2,000</td></tr></tbody></table>`;

const show = (data: (say: Say) => BlockData<RichText>) => (
  <Bilingual>
    {(say, language) => {
      const text = data(say);
      const props = text.state === 'ready' ? text.data : {};
      return <View id={`text-${language}`} props={props} data={{ text }} first={false} />;
    }}
  </Bilingual>
);

const title = (say: Say) => say('大会堂完成声学改造', 'Plenary Hall finishes its acoustic refit');

export const Titled = () => show((say) => ({ state: 'ready', data: { title: title(say), html: html(say) } }));
export const Untitled = () => show((say) => ({ state: 'ready', data: { html: html(say) } }));
export const TitleAlone = () => show((say) => ({ state: 'ready', data: { title: title(say) } }));
/** A word wider than the page. */
export const LongText = () =>
  show((say) => ({
    state: 'ready',
    data: {
      title: title(say).repeat(6),
      html: `<p>${'x'.repeat(400)}</p><p>${say('江', 'River ').repeat(600)}</p>`,
    },
  }));
export const Missing = () => show(() => noData.missing);
