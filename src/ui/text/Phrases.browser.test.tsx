import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { show } from '#tests/ui/show.tsx';
import { Phrases } from './Phrases.tsx';

const translations = createTranslations();
const heading = (text: string) => (
  <TextsProvider value={{ language: 'zh-CN', t: translations['zh-CN'] }}>
    <h1>
      <Phrases text={text} />
    </h1>
  </TextsProvider>
);

let root: Root | undefined;
afterEach(() => root?.unmount());

// A mismatch would be a console error, which fails the test.
it('keeps the line breaks of the server when its dictionary differs, without a hydration error', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(heading('展览场地预订'))
    .replaceAll('<wbr>', '')
    .replace('场地', '场<wbr>地');
  const before = box.innerHTML;
  const problems: unknown[] = [];
  root = hydrateRoot(box, heading('展览场地预订'), { onRecoverableError: (error) => problems.push(error) });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(box.innerHTML).toBe(before);
  root.render(heading('会议场地'));
  await expect.poll(() => box.textContent).toBe('会议场地');
  expect(problems).toEqual([]);
});

it('breaks lines between words, and breaks a word that is longer than the line', async () => {
  await page.viewport(600, 400);
  const { container } = show(
    <h2 style={{ width: '190px', fontSize: '40px' }}>
      <Phrases text="展览场地预订" />
    </h2>,
    'zh-CN',
  );
  const text = container.querySelector('h2');
  expect(text?.scrollWidth).toBeLessThanOrEqual(190);
  // Two words of two characters need 160 px: with 190 a text that may break anywhere would take four characters too.
  const range = document.createRange();
  const tops = new Map<number, string>();
  for (const node of text?.querySelector('span')?.childNodes ?? []) {
    if (!(node instanceof Text)) continue;
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      tops.set(top, (tops.get(top) ?? '') + node.data[at]);
    }
  }
  expect([...tops.values()].join('|')).toMatch(/^(展览|场地|预订|\|)+$/);
  expect(tops.size).toBe(2);
});
