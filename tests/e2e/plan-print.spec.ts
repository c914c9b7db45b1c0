import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from '../support/site-test.ts';

const millimetres = 25.4 / 72;

test('[BLDG-05] the printed plan has its layers to scale on A3: a hall of 72 × 140 m is 57.6 × 112 mm', async ({
  page,
  open,
}) => {
  await open('/exhibitCenter/technicalParameter?layers=doors', 'en-US');
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
  const sheets = pages.filter(({ size: [width = 0] }) => width > 400);
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  // A3 is 420 × 297 mm; Chromium rounds to its pixels.
  expect(sheet?.size[0]).toBeGreaterThan(419.5);
  expect(sheet?.size[0]).toBeLessThan(420.5);
  expect(sheet?.size[1]).toBeGreaterThan(296.5);
  expect(sheet?.size[1]).toBeLessThan(297.5);
  const halls = sheet?.paths.filter(
    ([width, height]) => Math.abs(width - 57.6) < 0.05 && Math.abs(height - 112) < 0.05,
  );
  expect(halls?.length).toBeGreaterThanOrEqual(4);
  expect(sheet?.text).toContain('Scale 1 : 1,250 on A3');
  expect(sheet?.text).toContain('Goods doors, 4.5 m wide, 5 m high');
  expect(sheet?.text).not.toContain('Floor ducts');
});

test('[BLDG-04] the printed answer of the space finder has its layout to scale on A4: two halls of 144 × 140 m at 1 : 1,000', async ({
  page,
  open,
}) => {
  await open('/exhibitCenter/findSpace?area=20000&from=2027-05-13&until=2027-05-17', 'en-US');
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  const sheets = pages.filter(({ paths }) =>
    paths.some(([width, height]) => Math.abs(width - 144) < 0.1 && Math.abs(height - 140) < 0.1),
  );
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  expect(sheet?.size.map(Math.round)).toEqual([210, 297]);
  expect(sheet?.text).toContain('Scale 1 : 1,000 on A4 at full size');
  expect(sheet?.text).toContain('1,008 booths drawn to scale');
});

/** Text, size and the sizes of all paths of each page, in mm. */
async function pagesOf(file: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    let matrix = [1, 0, 0, 1, 0, 0];
    const saved: number[][] = [];
    const paths: [number, number][] = [];
    for (const [index, operator] of fnArray.entries()) {
      const given = argsArray[index];
      if (operator === OPS.save) saved.push(matrix);
      else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
      else if (operator === OPS.transform) matrix = Util.transform(matrix, given);
      const box: unknown = operator === OPS.constructPath ? given[2] : undefined;
      if (!(box instanceof Float32Array)) continue;
      const [west = 0, south = 0, east = 0, north = 0] = box;
      const [a = 1, b = 0, c = 0, d = 1] = matrix;
      paths.push([
        (east - west) * Math.hypot(a, b) * millimetres,
        (north - south) * Math.hypot(c, d) * millimetres,
      ]);
    }
    pages.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(''),
      size: [(right - left) * millimetres, (top - bottom) * millimetres],
      paths,
    });
  }
  await pdf.loadingTask.destroy();
  return pages;
}
