import { type Content, pasted, type Story, type Tongue } from './content.ts';
import { type BackendRequest, cut } from './pages-of-lists.ts';

const row = (story: Story, tongue: Tongue) => ({
  id: story.id,
  title: story[tongue],
  subTitle: null,
  coverImg: '',
  redirectUrl: '',
  content: pasted(story[tongue]),
  attachments: null,
  unknownField: { nested: true },
});

const newsRow = (story: Story, tongue: Tongue) => ({
  ...row(story, tongue),
  createTime: story.time,
  source: '',
});

const noticeRow = (story: Story, tongue: Tongue) => ({
  ...row(story, tongue),
  createDate: story.time,
  type: story.type,
  attachments: [
    { id: 9, name: `${story[tongue]}.pdf`, address: `/files/${story.id}.pdf` },
    { id: 10, name: null, address: '/files/nameless.pdf' },
  ],
});

const written = (stories: readonly Story[], tongue: Tongue) =>
  stories.filter((story) => story[tongue] !== '');

const malformed = { id: null, title: 'malformed' };

/** `/news/newsPage` */
export const newsPage = ({ news }: Content, tongue: Tongue, asked: BackendRequest) => ({
  records: cut(
    written(news, tongue).map((story) => newsRow(story, tongue)),
    asked,
    malformed,
  ),
  count: String(written(news, tongue).length),
});

/** `/article/management/page` */
export function noticePage({ notices }: Content, tongue: Tongue, asked: BackendRequest) {
  const found = written(notices, tongue).filter(
    ({ type }) => asked.type === undefined || type === asked.type,
  );
  const rows = found.map((story) => noticeRow(story, tongue));
  return { list: cut(rows, asked, malformed), total: found.length, pageNo: asked.pageNo, records: null };
}

/** `/news/{id}`: every part is null for an unknown id. */
export const newsDetail = ({ news }: Content, tongue: Tongue, id: number) =>
  beside(written(news, tongue), id, (story) => newsRow(story, tongue)) ?? {
    current: null,
    previous: null,
    next: null,
  };

/** `/article/management/{id}`: null for an unknown id. */
export const noticeDetail = ({ notices }: Content, tongue: Tongue, id: number) =>
  beside(written(notices, tongue), id, (story) => noticeRow(story, tongue));

function beside(stories: readonly Story[], id: number, show: (story: Story) => object) {
  const index = stories.findIndex((story) => story.id === id);
  const at = (position: number) => {
    const story = stories[position];
    return story ? show(story) : null;
  };
  return index < 0 ? null : { current: at(index), previous: at(index - 1), next: at(index + 1) };
}
