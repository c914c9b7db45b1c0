import { editorBase } from '#schemas/editor/call.ts';
import type { EditorAnswer, EditorCallName, EditorRequest } from '#schemas/editor/calls.ts';
import { editorCalls } from '#schemas/editor/calls.ts';
import type { Role } from '#schemas/editor/roles.ts';
import type { TestSite } from './open-site.ts';

/** The first administrator of a test site. */
export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

/** Settings under which a site has that administrator. */
export const withAdministrator = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** Whoever makes calls of the editor: nobody yet, or somebody with a session. */
export interface Visitor {
  /** The raw answer of a call. */
  post: (name: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The data of a call; throws with the refusal otherwise. */
  ask: <N extends EditorCallName>(name: N, request: EditorRequest<N>) => Promise<EditorAnswer<N>>;
  /** The cookie of the session. */
  cookie: () => string;
}

/** A browser of its own at the site's origin. */
export function visitEditor(site: Pick<TestSite, 'request'>): Visitor {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const post: Visitor['post'] = async (name, body, headers = {}) => {
    const response = await site.request(`${editorBase}${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: 'https://site.example',
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [key = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(key);
      else jar.set(key, value);
    }
    return response;
  };
  const ask: Visitor['ask'] = async (name, request) => {
    const response = await post(name, request);
    const body = await response.json();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
    return editorCalls[name].response.parse(body.data) as EditorAnswer<typeof name>;
  };
  return { post, ask, cookie };
}

/** Somebody who has signed in. */
export async function signInTo(
  site: Pick<TestSite, 'request'>,
  account: { email: string; password: string } = administrator,
): Promise<Visitor> {
  const visitor = visitEditor(site);
  await visitor.ask('signIn', account);
  return visitor;
}

/** A new account with a role, made by invitation, and signed in. */
export async function joinAs(site: Pick<TestSite, 'request'>, admin: Visitor, role: Role): Promise<Visitor> {
  const { url } = await admin.ask('invite', { email: `${role}@example.com`, role });
  const visitor = visitEditor(site);
  const token = url.slice(url.lastIndexOf('/') + 1);
  await visitor.ask('useLink', { token, name: role, password: administrator.password });
  return visitor;
}
