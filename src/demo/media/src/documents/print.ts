/**
 * Prints the documents: `node src/demo/media/src/documents/print.ts [NAME…]`, all of them without names.
 *
 * Needs Chromium with the packages of the project, and from Debian `qpdf`, `fonts-noto-cjk`, `python3-fonttools` and
 * `python3-brotli`. The same texts give the same bytes: nothing in a file says when it was printed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { type NamedSheet, fingerprintOf, frameWith, sheets } from './sheets.ts';
import { centreIn, pageHtml } from './page.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = at('../../documents');
const work = mkdtempSync(join(tmpdir(), 'documents-'));

const names = process.argv.slice(2);
const chosen = sheets.filter(
  ({ file }) => names.length === 0 || names.some((name) => file.startsWith(`${name}-`)),
);
if (chosen.length === 0) throw new Error(`No document is called ${names.join(' or ')}; see sheets.ts`);

const frame = frameWith(pathToFileURL(work).href);
makeFonts(sheets.map((sheet) => pageHtml(sheet, frame)).join(''));
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  for (const sheet of chosen) await print(sheet);
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
}

async function print(sheet: NamedSheet) {
  const page = await browser.newPage();
  const source = join(work, 'page.html');
  writeFileSync(source, pageHtml(sheet, frame));
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready);
  const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };
  const printed: Buffer[] = [];
  for (const spacing of ['', 'tight', 'tighter']) {
    await page.evaluate((name) => document.documentElement.setAttribute('class', name), spacing);
    printed.push(await page.pdf(options));
  }
  await page.close();
  const fewest = Math.min(...printed.map(pagesOf));
  // The airiest that needs no page more.
  const best = printed.find((pdf) => pagesOf(pdf) === fewest) ?? Buffer.alloc(0);
  writeFileSync(join(work, 'page.pdf'), withProperties(best, sheet));
  const file = join(target, sheet.file);
  // The structure for screen readers is a third of the file unless object streams are compressed.
  const packing = [
    '--object-streams=generate',
    '--recompress-flate',
    '--compression-level=9',
    '--deterministic-id',
  ];
  run('qpdf', [...packing, join(work, 'page.pdf'), file]);
  console.log(`${sheet.file}  ${fewest} pages  ${statSync(file).size} bytes`);
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Puts the author and what it was printed from where Chromium wrote its own version and the time. */
function withProperties(pdf: Buffer, sheet: NamedSheet): Buffer {
  const text = pdf.toString('latin1');
  const written = /\/Creator [\s\S]*?\/ModDate \([^)]*\)/.exec(text)?.[0];
  if (written === undefined) throw new Error('Chromium wrote no properties that could be replaced');
  const author = centreIn(sheet.language);
  const utf16 = [...author].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const string = /^[ -~]*$/.test(author) ? `(${author})` : `<FEFF${utf16}>`;
  const properties = `/Author ${string} /Source (${fingerprintOf(sheet)})`;
  // In as many bytes: the rest of the file is found by its place.
  if (properties.length > written.length) throw new Error(`There is no room for ${properties}`);
  return Buffer.from(text.replace(written, properties.padEnd(written.length)), 'latin1');
}

function makeFonts(characters: string) {
  const manrope = at('../../../../site/fonts/manrope-latin-wght-normal.woff2');
  run('/usr/bin/python3', [at('fonts.py'), work, manrope], characters);
}

function run(program: string, args: string[], input = '') {
  const { status, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
