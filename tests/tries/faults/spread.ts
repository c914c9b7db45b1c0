import { calls, contractBase } from '#schemas/calls.ts';
import type { OwnEngine } from '../../../scripts/lib/own-engines.mjs';
import { type Visitor, visitEditor } from '../../support/editor.ts';
import { createClient, forEachAtOnce } from '../client.ts';
import { administrator, type TriedServer } from '../try.ts';

/** Requests go to one of the servers at random, as behind a load balancer without sessions. */
export class Spread {
  readonly findings: string[] = [];
  private readonly servers: readonly TriedServer[];
  private readonly origin: string;

  constructor(servers: readonly TriedServer[], origin: string) {
    this.servers = servers;
    this.origin = origin;
  }

  editor(): Visitor {
    return visitEditor(
      { request: (path, init) => fetch(new URL(path, this.any().origin), init) },
      this.origin,
    );
  }

  any(): TriedServer {
    const server = this.servers[Math.floor(Math.random() * this.servers.length)];
    if (!server) throw new Error('no server');
    return server;
  }

  /** Waits until every server shows a text. Returns the milliseconds until the last one did. */
  async untilShown(path: string, text: string): Promise<number> {
    const began = performance.now();
    const times = this.servers.map(async ({ origin }) => {
      while (performance.now() - began < 30_000) {
        const html = await (await fetch(origin + path)).text();
        if (html.includes(text)) return performance.now() - began;
      }
      this.findings.push(`${path} of ${origin} does not show ${text}`);
      return 30_000;
    });
    return Math.round(Math.max(...(await Promise.all(times))));
  }

  /** Sends one suggestion at each server at once, and looks for one stored row. */
  async suggest(name: string, engine: OwnEngine): Promise<void> {
    const references = await Promise.all(
      this.servers.map(async ({ origin }) => (await sendOnce(origin, name)).reference),
    );
    const rows = await engine.query(`select reference from submission where body like '%"name":"${name}"%'`);
    if (rows.length !== 1 || references.some((one) => one !== rows[0]?.reference))
      this.findings.push(`${name} was acknowledged as ${references}, stored as ${JSON.stringify(rows)}`);
  }

  /** Writes a draft of a page with this number. */
  async write(id: string, number: number, editor: Visitor) {
    const name = { kind: 'page', id } as const;
    const { publishedAt, draft } = await editor.ask('readEntry', name);
    const text = `<p>publish ${number} end</p>`;
    const entry = {
      ...{ ...name, texts: { 'zh-CN': {}, 'en-US': {} } },
      data: {
        ...{ path: id, title: { zh: '升级', en: 'Upgrade' }, meta: {} },
        blocks: [{ id: 'text', type: 'rich-text', version: 1, props: { html: { zh: text, en: text } } }],
      },
    };
    const based = publishedAt === undefined ? {} : { publishedAt };
    const saved = await editor.ask('saveDrafts', {
      drafts: [{ ...name, version: draft?.version ?? 0, entry, ...based }],
    });
    return saved.drafts.map(({ version }) => ({ ...name, version }));
  }

  /** Writes and publishes a page. Returns the milliseconds from the answer until all servers show it. */
  async publish(number: number, known?: Visitor): Promise<number> {
    const editor = known ?? (await this.signIn());
    await editor.ask('publish', { drafts: await this.write('/about/upgrade', number, editor) });
    return this.untilShown('/about/upgrade', `publish ${number} end`);
  }

  async signIn(): Promise<Visitor> {
    const editor = this.editor();
    await editor.ask('signIn', administrator);
    return editor;
  }

  /** Opens all pages in both languages at every server. */
  async openAll(paths: readonly string[]): Promise<void> {
    for (const { origin } of this.servers) {
      const client = createClient(origin);
      const views = paths.flatMap((path) => ['zh-CN', 'en-US'].map((language) => ({ path, language })));
      await forEachAtOnce(views, { connections: 4 }, async ({ path, language }) => {
        const { status } = await client.send(path, { headers: { cookie: `lang=${language}` } });
        if (status !== 200) this.findings.push(`${origin}${path} ${language}: ${status}`);
      });
      client.close();
    }
  }
}

/** Sends a suggestion with its name as idempotency key. */
export async function sendOnce(
  origin: string,
  name: string,
): Promise<{ status: number; reference?: string }> {
  try {
    const response = await fetch(origin + contractBase + calls.createSuggestion.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'current-language': 'en-US', 'idempotency-key': name },
      body: JSON.stringify({ ...calls.createSuggestion.example, name }),
    });
    const text = await response.text();
    return response.ok
      ? { status: 200, reference: JSON.parse(text).data?.reference }
      : { status: response.status };
  } catch {
    return { status: 0 };
  }
}
