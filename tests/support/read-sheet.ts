import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** @returns text, size and links of a PDF of one page, and the sizes of all paths, in points */
export async function readSheet(file: ArrayBuffer) {
  const data = new Uint8Array(file);
  const pdf = await getDocument({
    data,
    cMapUrl: 'node_modules/pdfjs-dist/cmaps/',
    cMapPacked: true,
    verbosity: 0,
  }).promise;
  const page = await pdf.getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = fnArray.flatMap((operator, index): [number, number][] => {
    const box: unknown = operator === OPS.constructPath ? argsArray[index]?.[2] : undefined;
    if (!(box instanceof Float32Array)) return [];
    const [west = 0, south = 0, east = 0, north = 0] = box;
    return [[east - west, north - south]];
  });
  const links = (await page.getAnnotations()).flatMap(({ url }: { url?: string }) => url ?? []);
  await pdf.loadingTask.destroy();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    sheet: [right - left, top - bottom],
    paths,
    links,
  };
}
