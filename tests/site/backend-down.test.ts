import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../support/ask.ts';
import { temporaryFolder } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

const paths = ['/', '/news/newsInfo', '/exhibitCenter/exhibitionHallIntroduction', '/about/contactUs'];
const suggestion = { name: 'a', contact: 'b', content: 'c' };

it('[CALL-05] a site that starts while its backend is down shows the last known content', async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const backend = await startSecondBackend();
  const before = await openTestSite({ ...settings, CONTENT_API: backend.url });
  const known = await Promise.all(paths.map(async (path) => visibleText(await before.html(path, 'en-US'))));
  await before.close();
  await backend.close();

  const after = await openTestSite({ ...settings, CONTENT_API: backend.url });
  onTestFinished(after.close);
  for (const [index, path] of paths.entries())
    expect(visibleText(await after.html(path, 'en-US')), path).toBe(known[index]);
  expect(visibleText(await after.html('/news/newsInfo?page=2', 'en-US'))).not.toContain('Foreign story');
});

it('drops the last known content as soon as the backend answers differently', async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const backend = await startSecondBackend();
  onTestFinished(backend.close);
  const before = await openTestSite({ ...settings, CONTENT_API: backend.url });
  await before.html('/', 'en-US');
  await before.close();
  backend.content.companyName = '改名的公司';

  const after = await openTestSite({ ...settings, CONTENT_API: backend.url });
  onTestFinished(after.close);
  await eventually(async () => expect(await after.html('/')).toContain('改名的公司'));
});

it('[BOOK-07] a submission repeated after a restart is sent once', async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const backend = await startSecondBackend();
  onTestFinished(backend.close);
  const answers: unknown[] = [];
  for (let run = 0; run < 2; run += 1) {
    const site = await openTestSite({ ...settings, CONTENT_API: backend.url });
    const response = await site.request('/api/official/website/suggestions/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify(suggestion),
    });
    answers.push(await response.json());
    await ask(site, 'createSuggestion', { ...suggestion, name: `run ${run}` }, 'zh-CN');
    await site.close();
  }
  expect(answers[1]).toEqual(answers[0]);
  const bodies = backend.requests
    .filter(({ path }) => path === '/suggestions/create')
    .map(({ body }) => body);
  expect(bodies).toEqual([suggestion, { ...suggestion, name: 'run 0' }, { ...suggestion, name: 'run 1' }]);
});
