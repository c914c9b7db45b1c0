/**
 * `npm run lighthouse`: visits every page of the menu and the first detail of each list with Lighthouse, as a phone on a
 * slow network, in both languages. Prints scores and metrics; the exit code is 1 if a page misses a goal of
 * `scripts/lighthouse/goals.mjs`.
 *
 * --routes /,/news/newsInfo   only these paths --languages en-US   instead of both --runs 3   medians of three visits
 * --throttling devtools   a slow network and processor in the browser, instead of Lighthouse's simulation; only LCP has a
 * goal then --site http://127.0.0.1:3000   a running site, instead of the built one with its own database
 *
 * Total blocking time and real throttling need a quiet machine; the other figures are simulated from the visit's requests.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { startServer, temporaryData } from './bench/site-server.mjs';
import { table } from './bench/table.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';
import { siteRoutes } from './lib/site-routes.mjs';
import { missedGoals } from './lighthouse/goals.mjs';
import { openLighthouse } from './lighthouse/visit.mjs';

const { values: options } = readArguments({
  options: {
    routes: { type: 'string' },
    languages: { type: 'string', default: 'zh-CN,en-US' },
    runs: { type: 'string', default: '1' },
    throttling: { type: 'string', default: 'simulate' },
    site: { type: 'string' },
  },
});

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const executablePath = await ensureChromium();
  const site = options.site ? { origin: options.site, stop: async () => {} } : await builtSite();
  const lighthouse = await openLighthouse(executablePath);
  const results = [];
  try {
    await withProgress('Visiting pages', async (note) => {
      for (const language of options.languages.split(','))
        for (const path of await wantedPaths(site.origin, language)) {
          note(`${path} in ${language}`);
          const visit = { ...site, path, language, throttling: options.throttling };
          results.push({ path, language, ...(await lighthouse.visit(visit, Number(options.runs))) });
        }
    });
  } finally {
    await lighthouse.close();
    await site.stop();
  }
  return report(results);
});

async function builtSite() {
  await ensureMedia();
  await ensureBundles();
  return withProgress('Starting the server on an empty database', () =>
    startServer({ program: inRoot('dist/server/serve.js'), data: temporaryData() }),
  );
}

async function wantedPaths(origin, language) {
  const wanted = options.routes?.split(',');
  const paths = (await siteRoutes(origin, language)).map(({ path }) => path);
  // Lighthouse refuses pages that answer with 404.
  const chosen = paths.filter((path) => wanted?.includes(path) ?? !path.includes('missing'));
  if (chosen.length === 0)
    throw new Problem(`No page has a path of ${options.routes}`, 'Give paths as the menu has them');
  return chosen;
}

function report(results) {
  const misses = results.flatMap((result) =>
    missedGoals(result, options.throttling).map((miss) => `${result.path} in ${result.language}: ${miss}`),
  );
  const head = [
    'page',
    '',
    'scores',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'speed index',
    'JavaScript',
    'pictures',
    'requests',
  ];
  const rows = results.map(({ path, language, scores, figures: { fcp, lcp, tbt, cls, ...rest } }) => [
    path,
    language,
    Object.values(scores).join(' '),
    ...[fcp, lcp, tbt].map((time) => Math.round(time)),
    cls.toFixed(3),
    Math.round(rest.speedIndex),
    `${Math.round(rest.scriptBytes / 1000)} kB in ${rest.scripts}`,
    `${Math.round(rest.pictureBytes / 1000)} kB`,
    rest.requests,
  ]);
  console.log(`\n${table(head, rows)}\n`);
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(inRoot('build/lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`);
  for (const miss of misses) console.log(`✗ ${miss}`);
  console.log(misses.length ? `${misses.length} goals are missed.` : 'Every page meets every goal.');
  return misses.length ? 1 : 0;
}
