import { describe, expect, it, onTestFinished } from 'vitest';
import { onEveryEngine } from '../support/database.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { booking, jsonInEnglish, openTracking } from '../support/tracking.ts';

onEveryEngine('a request followed without JavaScript', (engine) => {
  async function open() {
    const { page, ...rest } = await openTracking(engine);
    const shown = async (fields: Record<string, string>, language?: string) => {
      const response = await page(fields, language);
      const html = await response.text();
      return { response, html, text: visibleText(html) };
    };
    return { ...rest, page: shown };
  }

  it('is shown in an uncached answer, and in no address', async () => {
    const { page, send } = await open();
    const reference = await send();
    const { response, text, html } = await page({ _do: 'find', reference, phone: '8866' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('location')).toBeNull();
    for (const part of [reference, 'Received', 'by 22 Nov, 09:00', booking.exhibitionName])
      expect(text).toContain(part);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/href="[^"]*8866/);
  });

  it('returns with the input and the errors', async () => {
    const { page, send } = await open();
    const reference = await send();
    const wrong = await page({ _do: 'find', reference, phone: '0000' });
    expect(wrong.response.status).toBe(404);
    expect(wrong.text).toContain('No request matches');
    expect(wrong.html).toContain(`value="${reference}"`);
    const unreadable = await page({ _do: 'find', reference: 'x', phone: '' }, 'zh-CN');
    expect(unreadable.response.status).toBe(400);
    for (const part of ['编号为 10 位数字和字母', '请填写此项']) expect(unreadable.text).toContain(part);
  });

  it('can be amended, with invalid fields marked, and withdrawn', async () => {
    const { page, send, stored } = await open();
    const pair = { reference: await send(), phone: '8866' };
    const { status: _status, ...plain } = booking;
    const values = Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [`values.${name}`, value]),
    );
    const refused = await page({
      _do: 'amend',
      ...pair,
      ...values,
      'values.organizer': ' ',
      'values.remark': 'typed',
    });
    expect(refused.response.status).toBe(400);
    expect(refused.html).toContain('aria-invalid="true"');
    expect(refused.text).toContain('typed');
    const amended = {
      ...values,
      'values.remark': '连馆\r\n夜间布展',
      'values.mobilePhone': '13900001234',
    };
    const saved = await page({ _do: 'amend', ...pair, ...amended });
    expect(saved.response.status).toBe(200);
    expect(saved.text).toContain('Your changes are saved.');
    expect(saved.html).toContain('name="phone" value="13900001234"');
    expect((await stored()).remark).toBe('连馆\n夜间布展');
    const withdrawn = await page({ ...pair, _do: 'withdraw', phone: '1234' });
    expect(withdrawn.text).toContain('Your request is withdrawn.');
    const late = await page({ ...pair, ...values, _do: 'amend', phone: '1234' });
    expect(late.response.status).toBe(409);
  });

  it('must wait after too many attempts', async () => {
    const { page } = await open();
    const reference = '00000-00000';
    for (let n = 0; n < 10; n++) await page({ _do: 'find', reference, phone: `100${n}` });
    const { response, text } = await page({ _do: 'find', reference, phone: '8866' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(text).toContain('Too many tries');
  });
});

describe('the page of requests', () => {
  const open = async (settings?: Record<string, string>) => {
    const site = await openTestSite(settings);
    onTestFinished(() => site.close());
    return site;
  };

  it('is in no menu and no sitemap, prefills the reference and stores none', async () => {
    const site = await open();
    const html = await site.html('/requests?reference=7K3M9-Q2XTA&phone=4321', 'en-US');
    expect(html).toContain('value="7K3M9-Q2XTA"');
    expect(html).not.toContain('4321');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    const response = await site.request('/requests?reference=7K3M9-Q2XTA');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await site.html('/')).not.toContain('href="/requests"');
    expect(await (await site.request('/sitemap.xml')).text()).not.toContain('/requests');
  });

  it('says that requests cannot be looked up here, in front of an existing backend', async () => {
    const backend = await startSecondBackend();
    onTestFinished(backend.close);
    const site = await open({ CONTENT_API: backend.url });
    expect(visibleText(await site.html('/requests', 'en-US'))).toContain('Requests cannot be looked up here');
    const response = await site.request('/api/requests/find', {
      method: 'POST',
      headers: jsonInEnglish,
      body: '{}',
    });
    expect(response.status).toBe(404);
    expect((await response.json()).message).toBe('Requests cannot be looked up here.');
  });
});
