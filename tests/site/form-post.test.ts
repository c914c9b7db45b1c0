import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalisedForm, suggestionForm } from '#schemas/form.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { storedSubmissions } from '../support/stored-submissions.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const path = '/about/complaintAdvice';
const values = { name: '王<b>', contact: 'a@b.example', content: '指示牌很清楚\r\n谢谢' };

const post = (
  fields: Record<string, string>,
  { to = path, origin = 'https://site.example' }: { to?: string; origin?: string } = {},
) =>
  site.request(to, {
    method: 'POST',
    body: new URLSearchParams({ _block: 'suggestion', ...fields }),
    headers: { origin, cookie: 'lang=en-US' },
  });

/** Publishes a page with a suggestion form of these fields. */
const publishForm = (to: string, fields: LocalisedForm['fields']) =>
  site.site.publish?.({
    put: [
      {
        kind: 'page',
        id: to,
        data: {
          path: to,
          title: { zh: '表单', en: 'Form' },
          meta: {},
          blocks: [{ id: 'suggestion', type: 'form', props: { form: { ...suggestionForm, fields } } }],
        },
        texts: { 'zh-CN': {}, 'en-US': {} },
      },
    ],
  });

describe('a form posted without JavaScript', () => {
  it('[FORM-02] is stored, then confirmed by a GET that a reload repeats', async () => {
    const response = await post(values);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/about\/complaintAdvice\?sent=suggestion&receipt=[A-Z0-9-]+#suggestion$/);
    const receipt = await site.request(location.split('#')[0] ?? '', { headers: { cookie: 'lang=en-US' } });
    expect(receipt.headers.get('cache-control')).toBe('no-store');
    const text = visibleText(await receipt.text());
    expect(text).toContain('Thank you for writing');
    expect(text).toContain(new URLSearchParams(location.split(/[?#]/)[1]).get('receipt'));
  });

  it('creates one request if it is posted twice', async () => {
    const [first, second] = [
      await post({ ...values, name: 'twice' }),
      await post({ ...values, name: 'twice' }),
    ];
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });

  it('[FORM-03] returns with its values and a message at the missing field', async () => {
    const response = await post({ ...values, contact: ' ' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(visibleText(html)).toContain('Please fill in this field');
    expect(html).toContain('value="王&lt;b&gt;"');
    expect(html).toContain('aria-invalid="true"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('[FORM-01b] counts a line break as one character', async () => {
    expect((await post({ ...values, content: `${'x'.repeat(799)}\r\n` })).status).toBe(303);
    expect((await post({ ...values, content: 'x'.repeat(801) })).status).toBe(400);
  });

  it('is accepted behind a TLS proxy: SITE_ORIGIN counts, not the address of the request', async () => {
    const response = await site.site.fetch(
      new Request(`http://127.0.0.1:3000${path}`, {
        method: 'POST',
        body: new URLSearchParams({ _block: 'suggestion', ...values, name: 'behind a proxy' }),
        headers: { origin: 'https://site.example' },
      }),
    );
    expect(response.status).toBe(303);
  });

  it('is rejected from another origin', async () => {
    const response = await post(values, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('Requests from this origin are not allowed.');
  });

  it('is rejected with a message when the form of the page accepts what its call rejects', async () => {
    const fields = suggestionForm.fields.map((field) =>
      field.name === 'content' ? { ...field, maxLength: 2_000 } : field,
    );
    await publishForm('/about/long', fields);
    const response = await post({ ...values, content: 'x'.repeat(900) }, { to: '/about/long' });
    expect(response.status).toBe(400);
    expect(visibleText(await response.text())).toContain('The request is not valid');
  });

  it('has numbers checked: a decimal returns with a message at its field, a whole number is stored', async () => {
    const people = {
      name: 'people',
      kind: 'number' as const,
      label: { zh: '人数', en: 'How many of you' },
      required: true,
      whole: true,
      min: 1,
      max: 200,
    };
    await publishForm('/about/visit', [...suggestionForm.fields, people]);
    const wrong = await post({ ...values, people: '2.5' }, { to: '/about/visit' });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toMatch(/<input (?=[^>]*name="people")(?=[^>]*value="2.5")(?=[^>]*aria-invalid="true")/);
    expect(visibleText(html)).toContain('Please enter a whole number');
    const many = await post({ ...values, people: '201' }, { to: '/about/visit' });
    expect(visibleText(await many.text())).toContain('Please enter 200 or less');
    const none = await post({ ...values, people: '0' }, { to: '/about/visit' });
    expect(visibleText(await none.text())).toContain('Please enter 1 or more');
    expect((await post({ ...values, people: '１２' }, { to: '/about/visit' })).status).toBe(303);
    expect(storedSubmissions(site).map(({ body }) => body.content)).toContain(
      '指示牌很清楚\n谢谢\nHow many of you: 12',
    );
  });

  it('to a page without that form is not found', async () => {
    expect((await post({ ...values, _block: 'other' })).status).toBe(404);
  });

  it('[OPS-06] writes no personal data to the log', async () => {
    await post({ ...values, name: 'secret-name' });
    expect(site.lines.join('\n')).not.toContain('secret-name');
  });
});
