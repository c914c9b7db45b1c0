import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/pages-check.mjs');
const folder = mkdtempSync(join(tmpdir(), 'pavilion-pages-'));

const travel = {
  path: '/about/travel',
  title: 'Getting here',
  blocks: [{ id: 'text', type: 'rich-text', props: { html: '<p>By boat.</p>' } }],
};
const misspelt = {
  ...travel,
  blocks: [{ id: 'text', type: 'rich-text', props: { title: 'A', htlm: '<p>' } }],
};

const envelope = (data: unknown) => JSON.stringify({ resultCode: 0, message: '', data });
/** A bar of one colour on a transparent ground. */
const lettering = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="${colour}" d="M10 15h60v10H10z"/></svg>`;

/** What the URL `/{path}` answers. */
const answers: Readonly<Record<string, [status: number, body: string]>> = {
  '/clean': [200, JSON.stringify(travel)],
  '/envelope': [
    200,
    envelope([{ key: 'official.pages.config', value: JSON.stringify({ zh: travel, en: misspelt }) }]),
  ],
  '/bySysDetail?key=official.header.logo': [
    200,
    envelope([
      {
        key: 'official.header.logo',
        value: JSON.stringify([{ url: '/media/u/pale.svg' }, { url: '/media/u/pale.svg' }]),
      },
    ]),
  ],
  '/footer': [200, envelope({ companyName: 'A', companyLogo: '/media/dark.svg' })],
  '/pale-footer': [200, envelope({ companyName: 'A', companyLogo: '/media/u/pale.svg' })],
  '/media/dark.svg': [200, lettering('#0b2530')],
  '/media/u/pale.svg': [200, lettering('#ffffff')],
  '/html': [200, '<!doctype html>'],
  '/broken': [503, ''],
};

let server: Server;
let origin: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'clean.json'), JSON.stringify({ pages: [travel] }));
  writeFileSync(join(folder, 'misspelt.json'), JSON.stringify(misspelt));
  writeFileSync(join(folder, 'cut.json'), '{"path":');
  mkdirSync(join(folder, 'folder'));
  server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as a process, called in the folder of the files. */
const run = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const { INIT_CWD: _, FORCE_COLOR: _colour, ...inherited } = process.env;
    const env = { ...inherited, LC_ALL: 'C', ...environment };
    const child = execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, env },
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });

const english = 'page /about/travel, block text (rich-text), htlm: ';
const chinese = '页面 /about/travel，区块 text（rich-text），htlm：';

describe('[BLK-05] npm run pages:check', () => {
  it('ends with 0 when nothing is found in files and URLs', async () => {
    expect(await run(['clean.json', `${origin}/clean`])).toEqual({
      code: 0,
      output: `✓ clean.json: nothing found\n✓ ${origin}/clean: nothing found\n`,
      errors: '',
    });
  });

  it('ends with 1 and says what was found, without colours where there is no terminal', async () => {
    const { code, output, errors } = await run(['clean.json', 'misspelt.json']);
    expect([code, errors]).toEqual([1, '']);
    const [first, second, third] = output.split('\n');
    expect([first, second]).toEqual(['✓ clean.json: nothing found', '✗ misspelt.json']);
    expect(third).toContain(`  warning ${english}`);
    expect(third).toContain('did you mean "html"');
    expect(output).not.toContain('\u001b');
  });

  it('[PUB-05] checks pictures and headings inside texts if it is asked to, as the editor does before publishing', async () => {
    const html = '<h2>One</h2><h4>Too deep</h4><img src="/media/u/a.jpg" alt="">';
    const page = { ...travel, blocks: [{ id: 'text', type: 'rich-text', props: { html } }] };
    writeFileSync(join(folder, 'texts.json'), JSON.stringify(page));
    expect((await run(['texts.json'])).code).toBe(0);
    const { code, output } = await run(['--ready', 'texts.json']);
    const place = '  warning page /about/travel, block text (rich-text), html: ';
    expect([code, output]).toEqual([
      1,
      `✗ texts.json\n${place}the heading "Too deep" skips a level or is a second title.\n${place}the picture "/media/u/a.jpg" has no alternative text.\n`,
    ]);
  });

  it('[PUB-05] finds a dark logo on the dark footer and a pale one on the white header, of a site and its uploads', async () => {
    const header = `${origin}/bySysDetail?key=official.header.logo`;
    expect(await run(['--ready', header, `${origin}/footer`])).toEqual({
      code: 1,
      output:
        `✗ ${header}\n  warning [0].url: the picture "/media/u/pale.svg" can hardly be seen on its background.\n` +
        `✗ ${origin}/footer\n  warning companyLogo: the picture "/media/dark.svg" can hardly be seen on its background.\n`,
      errors: '',
    });
    expect((await run(['--ready', `${origin}/pale-footer`])).output).toContain('nothing found');
  });

  it('speaks Chinese when it is told to, or when the shell does', async () => {
    for (const [args, environment] of [
      [['--lang', 'zh', 'misspelt.json'], {}],
      [['misspelt.json'], { LC_ALL: 'zh_CN.UTF-8' }],
      [['misspelt.json'], { LC_ALL: '', LC_MESSAGES: '', LANG: 'zh_CN.UTF-8' }],
    ] as const)
      expect((await run(args, environment)).output).toContain(`  警告 ${chinese}`);
    expect((await run(['--lang', 'en', 'misspelt.json'], { LC_ALL: 'zh_CN.UTF-8' })).output).toContain(
      english,
    );
  });

  it('reads the answer of a backend and says in which language a finding is', async () => {
    const { code, output } = await run([`${origin}/envelope`]);
    expect(code).toBe(1);
    expect(output).toContain(`  warning [en] ${english}`);
    expect(output).not.toContain('[zh]');
  });

  it('finds a file where the command was called, also when npm runs it in the folder of the project', async () => {
    expect((await run(['clean.json'], { INIT_CWD: folder })).code).toBe(0);
    expect((await run(['clean.json'], { INIT_CWD: join(folder, 'folder') })).code).toBe(2);
  });

  it('ends with 2 and a reason when an input cannot be read, and still checks the others', async () => {
    const inputs = [
      'none.json',
      'folder',
      'cut.json',
      `${origin}/html`,
      `${origin}/broken`,
      'http://127.0.0.1:9/',
    ];
    const { code, output, errors } = await run([...inputs, 'misspelt.json']);
    expect(code).toBe(2);
    const lines = errors.trimEnd().split('\n');
    expect(lines.length).toBe(6);
    for (const [index, reason] of [
      'ENOENT',
      'EISDIR',
      'This is not JSON',
      'This is not JSON',
      'status 503',
      'cannot be read',
    ].entries()) {
      expect(lines[index]).toContain(`✗ ${inputs[index]}: `);
      expect(lines[index]).toContain(reason);
    }
    expect(output).toContain(english);
  });

  it.each([
    ['no input', [], 'No file or URL was given'],
    ['an unknown language', ['--lang', 'fr', 'clean.json'], '--lang is zh or en, not fr'],
    ['an unknown option', ['--quiet', 'clean.json'], '--quiet'],
  ])('ends with 2 and one line for %s', async (_what, args, reason) => {
    const { code, output, errors } = await run(args);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(reason);
    expect(errors.trimEnd().split('\n').length).toBe(1);
  });
});
