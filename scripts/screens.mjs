/**
 * `npm run screens`: takes a picture of every page in both languages at six widths, checks it, and makes contact sheets. Writes
 * index.html, the pictures by width and language, and the contact sheets to `build/screens`.
 *
 *   --routes /,/news              only pages with one of these paths or below one
 *   --widths 390,1440             instead of 390, 834, 1366, 1440, 1536 and 1920 px
 *   --languages en-US             instead of both
 *   --site http://127.0.0.1:3000  a running site, instead of the built one with its own database
 *   --density 2                   device pixels per CSS pixel, instead of 1
 *   --craft                       only the places of `screens/findings.mjs` and `screens/editor-findings.ts`, into
 *                                 `build/craft`; of a running site without its editor, unless ADMIN_EMAIL and
 *                                 ADMIN_PASSWORD are an account of it
 *
 * It exits with 1 if a page has a fault: a script error, sideways scrolling, or one of `screens/checks.mjs`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, temporaryData } from './bench/site-server.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { duration, withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';
import { siteRoutes } from './lib/site-routes.mjs';
import { takePictures } from './screens/camera.mjs';
import { contactPage } from './screens/contact-page.mjs';
import { photographFindings } from './screens/craft.mjs';
import { makeSheets } from './screens/sheets.mjs';
import { shotsOf } from './screens/shots.mjs';

const { values: options } = readArguments({
  options: {
    routes: { type: 'string' },
    widths: { type: 'string', default: '390,834,1366,1440,1536,1920' },
    languages: { type: 'string', default: 'zh-CN,en-US' },
    site: { type: 'string' },
    density: { type: 'string', default: '1' },
    craft: { type: 'boolean', default: false },
  },
});
const folder = inRoot('build/screens');
const account = {
  email: process.env.ADMIN_EMAIL ?? 'administrator@venue.example',
  password: process.env.ADMIN_PASSWORD ?? 'a sentence for the pictures',
};

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const widths = options.widths.split(',').map(Number);
  const languages = options.languages.split(',');
  const executablePath = await ensureChromium();
  const began = performance.now();
  const site = options.site ? { origin: options.site, stop: async () => {} } : await builtSite();
  if (options.craft) return craft({ site, executablePath });
  let pictures;
  try {
    const routes = new Map();
    for (const language of languages)
      routes.set(language, (await siteRoutes(site.origin, language)).filter(wanted));
    const shots = shotsOf(routes, widths);
    if (shots.length === 0)
      throw new Problem(`No page has a path of ${options.routes}`, 'Give paths as the menu has them');
    const count = shots.reduce((total, shot) => total + shot.widths.length, 0);
    rmSync(folder, { recursive: true, force: true });
    pictures = await withProgress(`Photographing ${count} screens`, (note) =>
      takePictures({
        ...{ origin: site.origin, shots, folder, executablePath, note },
        density: Number(options.density),
      }),
    );
  } finally {
    await site.stop();
  }
  const sheets = await withProgress('Laying out contact sheets', () => makeSheets(pictures, folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), contactPage({ pictures, widths, languages }));
  summary({ pictures, sheets, began });
  return pictures.some(({ fault }) => fault) ? 1 : 0;
});

async function craft({ site, executablePath }) {
  const target = inRoot('build/craft');
  rmSync(target, { recursive: true, force: true });
  try {
    const pictures = await withProgress('Photographing findings', (note) =>
      photographFindings({
        ...{ origin: site.origin, folder: target, executablePath, note },
        account: options.site && !process.env.ADMIN_EMAIL ? undefined : account,
      }),
    );
    const missed = pictures.filter(({ fault }) => fault);
    for (const { id, fault } of missed) console.log(`✗ ${id}: ${fault}`);
    console.log(`Open ${join(target, 'index.html')}`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await site.stop();
  }
}

const wanted = ({ path }) =>
  !options.routes ||
  options.routes
    .split(',')
    .some((route) => path === route || (path.startsWith(`${route.replace(/\/$/, '')}/`) && route !== '/'));

async function builtSite() {
  await ensureMedia();
  await ensureBundles();
  return withProgress('Starting the server on an empty database', () =>
    startServer({
      ...{ program: inRoot('dist/server/serve.js'), data: temporaryData() },
      env: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
    }),
  );
}

function summary({ pictures, sheets, began }) {
  const megabytes = pictures.reduce((total, { bytes }) => total + bytes, 0) / 1e6;
  console.log(
    `\n${pictures.length} pictures (${megabytes.toFixed(1)} MB) and ${sheets.length} sheets in ${duration(performance.now() - began)}`,
  );
  for (const { name, language, width, fault } of pictures)
    if (fault) console.log(`✗ ${name} in ${language} at ${width} px: ${fault}`);
  console.log(`Open ${join(folder, 'index.html')}`);
}
