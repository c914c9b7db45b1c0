import { expect, it } from 'vitest';
import { show } from '#tests/ui/show.tsx';

const title = '第十二届西部智能制造装备博览会 2026，在嘉陵湾国际会展中心';

it('Chinese titles use a medium face of the device where it has one, English titles Manrope alone', () => {
  const titles = (language: 'zh-CN' | 'en-US') => {
    const { container } = show(
      <>
        <h1>{title}</h1>
        <h2 className="text-h4">{title}</h2>
        <h3>{title}</h3>
        <p>{title}</p>
      </>,
      language,
    );
    return [...container.querySelectorAll('h1, h2, h3, p')].map(
      (element) => getComputedStyle(element).fontFamily,
    );
  };
  const [large, card, small, text] = titles('zh-CN');
  expect(large).toMatch(/^"Manrope ZH", "Manrope ZH Fallback", "Title ZH", "PingFang SC"/);
  for (const family of [card, small])
    expect(family).toMatch(/^"Manrope ZH", "Manrope ZH Fallback", "Subtitle ZH", "PingFang SC"/);
  expect(text).toMatch(/^"Manrope ZH", "Manrope ZH Fallback", "PingFang SC"/);
  for (const family of titles('en-US')) expect(family).toMatch(/^Manrope, "Manrope Fallback"/);
});

it('the dots of a Chinese text that is cut off come from one face, with and without Latin letters', () => {
  const { container } = show(
    <>
      <p className="line-clamp-2">{title}</p>
      <span className="truncate">{title}</span>
    </>,
    'zh-CN',
  );
  for (const text of container.querySelectorAll('p, span'))
    expect(getComputedStyle(text).fontFamily).toMatch(/^"Ellipsis ZH", "Manrope ZH"/);
});

it('Chinese titles are as high with the medium face as without it, so that nothing below them shifts', () => {
  const { container } = show(
    <div className="w-90">
      <h2 className="text-h2">{title}</h2>
      <h3 className="text-h3">{title}</h3>
    </div>,
    'zh-CN',
  );
  for (const heading of container.querySelectorAll<HTMLElement>('h2, h3')) {
    const { height } = heading.getBoundingClientRect();
    expect(height).toBeGreaterThan(40);
    heading.style.fontFamily = 'var(--font-text)';
    expect(heading.getBoundingClientRect().height).toBe(height);
  }
});
