import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { clean } from '#api/clean.ts';
import { calls, type ReadCallName } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { ask } from '../support/ask.ts';
import { type Mood, moods } from '../support/awkward-backend/awkward.ts';
import {
  type AwkwardBackend,
  detailPages,
  goodAnswer,
  startAwkwardBackend,
  subjectPages,
} from '../support/awkward-backend.ts';
import { exampleAnswers } from '../support/example-answers.ts';
import { harmIn, visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { routeAnswers } from '../support/route-answers.ts';
import { thorough } from '../support/thorough.ts';

/** Each language tests every second kind of bad field; a thorough run tests all. */
const languagesOf = (mood: Mood) =>
  thorough ? languages : languages.filter((_, index) => index === moods.indexOf(mood) % 2);
const readCalls = Object.keys(exampleAnswers) as ReadCallName[];

/** A text escaped as in HTML. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

describe.each(moods)('[CALL-04] [SEC-01] a backend whose fields are %s', (mood) => {
  let backend: AwkwardBackend;
  let site: TestSite;
  beforeAll(async () => {
    backend = await startAwkwardBackend(mood);
    site = await openTestSite({ CONTENT_API: backend.url, CONTENT_TTL: '600' });
  });
  afterAll(async () => {
    await site.close();
    await backend.close();
  });

  it.each(mood === 'nothing' ? [] : readCalls)('%s keeps every good item', async (name) => {
    const answer = await (await ask(site, name, calls[name].example, 'zh-CN')).json();
    const { origin } = new URL(backend.url);
    for (const item of itemsOf(name, origin)) expect(listOf(answer.data)).toContainEqual(item);
  });

  it.each(languagesOf(mood))(
    'every page shows the valid content and runs no script, in %s',
    async (language) => {
      const faults: string[] = [];
      const statusOf = (path: string) => (mood === 'nothing' && subjectPages.has(path) ? 503 : 200);
      const open = async (path: string, status: number) => {
        const response = await site.request(path, { headers: { cookie: `lang=${language}` } });
        const html = await response.text();
        if (response.status !== status) faults.push(`${path} answers ${response.status}`);
        faults.push(...harmIn(html).map((tag) => `${path} holds ${tag.slice(0, 200)}`));
        return html.replaceAll(/<!--.*?-->|<wbr\/>/g, '');
      };
      for (const [path, shown] of routeAnswers) {
        const html = await open(path, statusOf(path));
        // Headings glue numbers to their units by elements and no-break spaces.
        const text = visibleText(html).replaceAll('\u00a0', ' ');
        const isShown = (value: string) =>
          html.includes(escaped(value)) || text.includes(value.replace(/\s+/g, ' '));
        for (const value of mood === 'nothing' ? [] : await shown(language, site))
          if (value && !isShown(value)) faults.push(`${path} lacks ${value.slice(0, 60)}`);
      }
      for (const path of detailPages) {
        const html = await open(path, statusOf(path));
        if (mood !== 'nothing' && !/<h[12][^>]*>/.test(html)) faults.push(`${path} shows nothing`);
      }
      await open('/conventionCenter/meetingVr', 200);
      await open('/nowhere', 404);
      expect(faults).toEqual([]);
      expect(site.lines.filter((line) => /\bat .+:\d+:\d+|could not be made/.test(line))).toEqual([]);
    },
    120_000,
  );
});

/** Valid items of a list in strict form. The first contains awkward lists. */
function itemsOf(name: ReadCallName, base: string): unknown[] {
  const schema: z.ZodType = calls[name].response;
  return listOf(clean(schema, schema.parse(goodAnswer(name)), { base })).slice(1);
}

const listOf = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return answer;
  const { list } = z.object({ list: z.array(z.unknown()).default([]) }).parse(answer);
  return list;
};
