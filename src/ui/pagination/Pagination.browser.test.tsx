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
  '[PAGE-01] in %s the previous page link reads “%s” and the next page link “%s”',
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

describe.each(languages)('Pagination in %s', (language) => {
  it('[PAGE-01] renders links with addresses, marks the current page, and makes each at least 44 px high', () => {
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
    '[PAGE-02] has the size of its placeholder for 1000 items at %i px, so the layout does not shift',
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
