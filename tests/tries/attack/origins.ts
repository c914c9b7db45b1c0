import { calls, contractBase } from '#schemas/calls.ts';
import { editorCallNames } from '#schemas/editor/calls.ts';
import { createClient, signIn } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';

/** Headers of requests that a page of another site can cause, beside those of its `Origin`. */
const foreign = (origin: string): Record<string, string>[] => [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${origin}.evil.example` },
  { origin: origin.replace(/\d+$/, '1') },
  { origin: origin.replace('http:', 'https:') },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.example', host: 'evil.example' },
];

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

export const origins: readonly Try[] = [
  {
    name: 'requests of other sites: none changes anything, for any call, form or content type',
    sampled: true,
    run: async (context) => {
      const site = await context.openSite();
      const { origin } = site;
      const cookie = (await signIn(site)).cookie();
      const paths = [
        ...editorCallNames.map((name) => `/api/editor/${name}`),
        '/api/editor/media?name=a.jpg',
        ...['createSuggestion', 'createMeetingBooking', 'createExhibitionBooking'].map(
          (name) => contractBase + (Object.entries(calls).find(([other]) => other === name)?.[1].path ?? ''),
        ),
        '/about/complaintAdvice',
      ];
      const client = createClient(origin, 4);
      const findings: string[] = [];
      let count = 0;
      for (const path of paths)
        for (const headers of foreign(origin))
          for (const type of types.slice(0, context.amount(types.length, 1))) {
            count += 1;
            const sent = {
              method: 'POST',
              headers: { cookie, 'content-type': type, ...headers },
              body: '{}',
            };
            const { status } = await client.send(path, sent);
            if (status !== 403 && status !== 421)
              findings.push(`${path} ${type} ${JSON.stringify(headers)}: ${status}`);
          }
      client.close();
      return outcomeOf(findings, `${count} requests refused`);
    },
  },
  {
    name: 'foreign host names and forwarding headers: no answer repeats them, none is stored for others',
    sampled: true,
    run: async ({ openSite }) => {
      const { origin } = await openSite();
      const client = createClient(origin, 2);
      const findings: string[] = [];
      const names = [
        'host',
        'x-forwarded-host',
        'x-forwarded-proto',
        'forwarded',
        'x-original-url',
        'x-rewrite-url',
      ];
      for (const path of [
        '/',
        '/about',
        '/language/en-US',
        '/sitemap.xml',
        '/robots.txt',
        '/api/openapi.json',
      ])
        for (const name of names) {
          const value = name === 'forwarded' ? 'host=evil.example;proto=https' : 'evil.example';
          const poisoned = await client.send(path, { headers: { [name]: value } });
          const clean = await client.send(path);
          for (const [which, { status, text, headers }] of Object.entries({ poisoned, clean }))
            if ((text + JSON.stringify(headers)).includes('evil.example') || status >= 500 || status === 0)
              findings.push(`${path} with ${name}, ${which}: ${status}`);
        }
      client.close();
      return outcomeOf(findings, `${names.length * 6} pairs`);
    },
  },
  {
    name: 'methods: no path answers an unknown one with an error of the server or with its content',
    sampled: true,
    run: async ({ openSite }) => {
      const { origin } = await openSite();
      const client = createClient(origin, 4);
      const findings: string[] = [];
      const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'PURGE', 'QUERY'];
      for (const path of [
        '/',
        '/about',
        '/editor',
        '/media/x.jpg',
        '/assets/x.js',
        '/api/blocks',
        '/robots.txt',
      ])
        for (const method of methods) {
          const { status } = await client.send(path, { method });
          if (status >= 500 || status === 200) findings.push(`${method} ${path}: ${status}`);
        }
      client.close();
      return outcomeOf(findings, `${methods.length} methods on 7 paths`);
    },
  },
];
