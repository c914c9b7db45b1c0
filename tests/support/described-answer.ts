import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TestSite } from './open-site.ts';

/** The differences between a response and its description in `/api/openapi.json`. Empty if there are none. */
export async function misfitsOf(
  site: TestSite,
  [method, path]: [method: 'get' | 'post', path: string],
  { status, body }: { status: number; body: unknown },
): Promise<string[]> {
  const document = await (await site.request('/api/openapi.json')).json();
  const { schema } = document.paths[path][method].responses[status].content['application/json'];
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const accepts = ajv.compile({ ...schema, components: document.components });
  return accepts(body) ? [] : (accepts.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
