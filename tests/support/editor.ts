import type { Role } from '#schemas/editor/call.ts';
import { editorBase } from '#schemas/editor/call.ts';
import type { EditorAnswer, EditorCallName, EditorRequest } from '#schemas/editor/calls.ts';
import { editorCalls } from '#schemas/editor/calls.ts';
import type { TestSite } from './open-site.ts';

/** The first administrator of a test site. */
export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

/** Settings of a site with that administrator. */
export const withAdministrator = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** A client of the editor's calls, with or without a session. */
export interface Visitor {
  /** The raw response of a call. */
  post: (name: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /**
   * The data of a call.
   * @throws if the call is refused
   */
  ask: <N extends EditorCallName>(name: N, request: EditorRequest<N>) => Promise<EditorAnswer<N>>;
  /** The session cookie. */
  cookie: () => string;
}

/** A new client at the site's origin. */
export function visitEditor(site: Pick<TestSite, 'request'>, origin = 'https://site.example'): Visitor {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const post: Visitor['post'] = async (name, body, headers = {}) => {
    const response = await site.request(`${editorBase}${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin,
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

/** A client with a session. */
export async function signInTo(
  site: Pick<TestSite, 'request'>,
  account: { email: string; password: string } = administrator,
): Promise<Visitor> {
  const visitor = visitEditor(site);
  await visitor.ask('signIn', account);
  return visitor;
}

/** Creates an account with a role by invitation and signs in. */
export async function joinAs(site: Pick<TestSite, 'request'>, admin: Visitor, role: Role): Promise<Visitor> {
  const { url } = await admin.ask('invite', { email: `${role}@example.com`, role });
  const visitor = visitEditor(site);
  const token = url.slice(url.lastIndexOf('/') + 1);
  await visitor.ask('useLink', { token, name: role, password: administrator.password });
  return visitor;
}
