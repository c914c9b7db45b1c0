import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '#tests/support/chromium.ts';
import { checkScreen, contrastOn } from './checks.mjs';

describe('contrast on pixels', () => {
  it('is that of WCAG for one colour', () => {
    expect(contrastOn([[0, 0, 0]], [255, 255, 255, 1])).toBeCloseTo(21);
    expect(contrastOn([[255, 255, 255]], [118, 118, 118, 1])).toBeCloseTo(4.54, 2);
    expect(contrastOn([[0, 0, 0]], [255, 255, 255, 0.5])).toBeCloseTo(5.28, 2);
  });

  it('is that of the worst pixels, but for a twentieth', () => {
    const ground = (bright) =>
      Array.from({ length: 100 }, (_, index) => (index < bright ? [255, 255, 255] : [0, 0, 0]));
    expect(contrastOn(ground(5), [255, 255, 255, 1])).toBeCloseTo(21);
    expect(contrastOn(ground(6), [255, 255, 255, 1])).toBeCloseTo(1);
  });
});

describe('a screen', () => {
  let browser;
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions);
  });
  afterAll(() => browser?.close());

  const bitmap = (color, width, height) =>
    `(() => { const canvas = document.createElement('canvas'); [canvas.width, canvas.height] = [${width}, ${height}]; const pen = canvas.getContext('2d'); pen.fillStyle = '${color}'; pen.fillRect(0, 0, ${width}, ${height}); return canvas.toDataURL(); })()`;

  async function faultsOf(body, picture = ['#777', 200, 100]) {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(`<style>body{margin:0;font:16px/1.5 sans-serif}</style>${body}`);
    await page.evaluate(
      async (src) => {
        for (const image of document.images) {
          image.src = src;
          await image.decode();
        }
      },
      await page.evaluate(bitmap(...picture)),
    );
    const faults = await checkScreen(page);
    await page.close();
    return faults;
  }

  it('without faults has none', async () => {
    expect(
      await faultsOf(
        '<img width=200 height=100><p style="width:120px">Accommodation near the venue</p><p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Accommodation</p>',
      ),
    ).toEqual([]);
  });

  it('has a picture with fewer pixels than its box, cropped or not', async () => {
    expect(await faultsOf('<img style="width:300px;height:150px">')).toEqual([
      expect.stringMatching(/scaled up by 1\.50$/),
    ]);
    expect(await faultsOf('<img style="width:200px;height:150px;object-fit:cover">')).toEqual([
      expect.stringMatching(/scaled up by 1\.50$/),
    ]);
    expect(await faultsOf('<img style="width:200px;height:150px;object-fit:contain">')).toEqual([]);
  });

  it('has a word that is broken in the middle, but addresses may be', async () => {
    const narrow = (text) => faultsOf(`<p style="width:80px;overflow-wrap:anywhere">${text}</p>`);
    expect(await narrow('Accommodation')).toEqual(['word “Accommodation” is broken']);
    expect(await narrow('accommodation@venue.example')).toEqual([]);
  });

  it('has a text that is cut off or leaves the screen', async () => {
    const wide =
      '<p style="white-space:nowrap;width:max-content">Accommodation near the venue and further away from it too</p>';
    expect(await faultsOf(`<div style="overflow:hidden;width:100px">${wide}</div>`)).toEqual([
      expect.stringMatching(/^text “Accommodation near.* is cut off by div/),
    ]);
    expect(await faultsOf(wide)).toEqual([expect.stringMatching(/leaves the screen$/)]);
    expect(await faultsOf(`<div style="overflow:auto;width:100px">${wide}</div>`)).toEqual([]);
  });

  it('has a text that is hard to read on its picture; titles need less contrast', async () => {
    const on = (style, color) =>
      faultsOf(
        `<div style="position:relative"><img style="width:200px;height:100px"><p style="position:absolute;top:0;margin:0;color:#fff;${style}">Halls</p></div>`,
        [color, 200, 100],
      );
    // White on #808080: 3.95.
    expect(await on('', '#808080')).toEqual(['text “Halls” has a contrast of 3.9, not 4.5']);
    expect(await on('font-size:30px', '#808080')).toEqual([]);
    expect(await on('background:#000', '#808080')).toEqual([]);
    expect(await on('', '#404040')).toEqual([]);
  });

  it('is looked at again when it moves while its picture is taken, a few times', async () => {
    const moving = (step) =>
      faultsOf(
        `<img style="width:200px;height:100px"><p style="position:absolute;top:0;left:0;margin:0;color:#fff">Halls</p>
        <script>
          const text = document.querySelector('p');
          let left = 0;
          (function move() {
            if (document.adoptedStyleSheets.length > 0) text.style.left = (left = ${step}) + 'px';
            requestAnimationFrame(move);
          })();
        </script>`,
        ['#808080', 200, 100],
      );
    expect(await moving('250')).toEqual([]);
    // More than the 1/64 px that browsers tell apart, so that one frame is seen.
    expect(await moving('left + 0.05')).toEqual(['the page does not come to rest']);
  });
});
