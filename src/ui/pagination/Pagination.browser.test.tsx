import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (to: number) => `/news/newsInfo?page=${to}`;

it.each([
  ['zh-CN', '上一页', '下一页'],
  ['en-US', 'Previous page', 'Next page'],
] as const)(
  '[PAGE-01] in %s the link to the page before reads “%s” and the link to the page after “%s”',
  (language, previous, next) => {
    const { container } = show(<Pagination page={5} pages={9} total={86} hrefOf={hrefOf} />, language);
    const labels = [...container.querySelectorAll('a')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]);
    expect(labels.at(0)).toEqual([previous, '/news/newsInfo?page=4']);
    expect(labels.at(-1)).toEqual([next, '/news/newsInfo?page=6']);
  },
);

describe.each(languages)('the pages of a list in %s', (language) => {
  it('[PAGE-01] are links with their addresses, the current one marked, all at least 44 px', () => {
    const { container } = show(<Pagination page={5} pages={9} total={86} hrefOf={hrefOf} />, language);
    const links = [...container.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([4, 1, 4, 5, 6, 9, 6].map(hrefOf));
    expect(container.querySelector('[aria-current=page]')?.textContent).toBe('5');
    for (const link of links) {
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  });

  it.each([320, 375, 390, 834, 1440])(
    '[PAGE-02] take the room of the placeholder of 1000 items, so nothing jumps at %i px',
    async (width) => {
      await page.viewport(width, 800);
      const { container, again } = show(
        <Pagination page={1} pages={100} total={1000} hrefOf={hrefOf} />,
        language,
      );
      const height = () => container.getBoundingClientRect().height;
      const placeholder = height();
      for (const [at, pages] of [
        [1, 2],
        [1, 9],
        [5, 9],
        [50, 99],
      ] as const) {
        again(<Pagination page={at} pages={pages} total={pages * 10} hrefOf={hrefOf} />);
        expect(height(), `page ${at} of ${pages}`).toBe(placeholder);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
