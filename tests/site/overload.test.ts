import { expect, it, onTestFinished } from 'vitest';
import { calls, contractBase } from '#schemas/calls.ts';
import { openTestSite } from '#tests/support/open-site.ts';

it('[OPS-09] a flood of pages that have to be rendered is refused in part, and no page from the cache, submission or receipt is', async () => {
  const site = await openTestSite({ RATE_LIMIT: 'off' });
  onTestFinished(() => site.close());
  await site.request('/');
  await site.request('/about/companyProfile');
  // An encoded letter: such an address is rendered for each request.
  const flood = Array.from({ length: 150 }, (_, index) =>
    site.request(`/about/privac%79?n=${index}&lang=en-US`),
  );
  const submission = site.request(contractBase + calls.createSuggestion.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.createSuggestion.example),
  });
  const receipt = site.request('/about/complaintAdvice', {
    method: 'POST',
    body: new URLSearchParams({ _block: 'suggestion', name: 'a', contact: 'b', content: 'c' }),
    headers: { origin: 'https://site.example' },
  });
  const cached = Array.from({ length: 20 }, (_, index) =>
    site.request(index % 2 ? '/' : '/about/companyProfile'),
  );
  for (const page of cached) expect((await page).status).toBe(200);
  expect((await submission).status).toBe(200);
  const location = (await receipt).headers.get('location') ?? '';
  expect(location).toContain('receipt=');
  expect((await site.request(location)).status).toBe(200);

  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length + refused.length).toBe(150);
  // 64 are made at any time.
  expect(served.length).toBeGreaterThanOrEqual(64);
  expect(refused.length).toBeGreaterThan(20);
  const [first] = refused;
  expect(first?.headers.get('retry-after')).toBe('2');
  expect(first?.headers.get('cache-control')).toBe('no-store');
  const text = (await first?.text()) ?? '';
  expect(text).toContain('<html lang="en-US">');
  expect(text).toContain('Many people are opening the site right now.');
  expect(text).toMatch(/<a href="\/about\/privac%79\?n=\d+&amp;lang=en-US">Try again<\/a>/);
  expect((await site.request('/about/privac%79')).status).toBe(200);
});
