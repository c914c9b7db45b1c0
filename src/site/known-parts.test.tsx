import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Part } from '#ui/part.tsx';
import { usePreload } from '#ui/picture/use-preload.ts';
import { createKnownParts } from './known-parts.tsx';

/** A page of two parts that says which of them were rendered. */
function openPage() {
  const start = createKnownParts(100_000);
  const Box = ({ text, rendered }: { text: string; rendered: string[] }) => {
    rendered.push(text);
    return (
      <div id={useId()} title={'a "b" & <c>'}>
        <img src="/logo.svg?a=1&b=2" alt="" />
        {text} and {text}
      </div>
    );
  };
  const Hero = ({ rendered }: { rendered: string[] }) => {
    rendered.push('hero');
    usePreload({ src: '/hero.jpg', widths: [480, 960] }, '100vw');
    return <picture>hero</picture>;
  };
  const pageOf = (text: string, rendered: string[]): ReactNode => (
    <html lang="en">
      <head />
      <body>
        <Part name="one">
          <Hero rendered={rendered} />
        </Part>
        {[1, 2].map((number) => (
          <Part key={number} name={`box ${number}`}>
            <Box text={number === 1 ? 'first' : text} rendered={rendered} />
          </Part>
        ))}
      </body>
    </html>
  );
  /** The HTML, and which parts were rendered for it. */
  return (text: string, whole = false) => {
    const rendered: string[] = [];
    const page = pageOf(text, rendered);
    if (whole) return { html: renderToString(page), rendered };
    const parts = start((name) => ({ key: name, content: name === 'box 2' ? text : '' }));
    return { html: parts.complete(renderToString(parts.provide(page))), rendered };
  };
}

describe('remembered parts of pages', () => {
  it('are rendered again only if their content has changed', () => {
    const render = openPage();
    expect(render('A').rendered).toEqual(['hero', 'first', 'A']);
    expect(render('A').rendered).toEqual([]);
    expect(render('B').rendered).toEqual(['B']);
  });

  it('give the HTML of a whole rendering, with the same ids, preloads and escaped characters', () => {
    const render = openPage();
    const whole = render('B', true).html;
    expect(whole).toContain('imageSrcSet="/hero-480.avif 480w, /hero-960.avif 960w"');
    expect(whole).toContain('<link rel="preload" as="image" href="/logo.svg?a=1&amp;b=2"/>');
    expect(new Set(whole.match(/id="[^"]+"/g)).size).toBe(2);
    expect([render('A').html === whole, render('B').html, render('B').html]).toEqual([false, whole, whole]);
  });

  it('take no more memory than the parts, however long the documents are that they come from', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const heap = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed / 1024 ** 2;
    };
    const start = createKnownParts(1_000_000);
    const before = heap();
    for (let page = 0; page < 50; page += 1) {
      const parts = start(() => ({ key: String(page), content: '' }));
      const part = `<img src="/eager-${page}.jpg"/>${'text '.repeat(100)}`;
      const html = renderToString(parts.provide(<Part name="one">{page}</Part>)).replace(
        />\d+</,
        `>${part}<`,
      );
      expect(parts.complete(`${'x'.repeat(1024 ** 2)}${html}`)).toContain(part);
    }
    // Whole documents would take 50 MiB.
    expect(heap() - before).toBeLessThan(5);
    // The parts are in use until here.
    expect(start(() => undefined).times().size).toBe(0);
  });
});
