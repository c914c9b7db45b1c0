import { join } from 'node:path';
import { suggestionForm } from '#schemas/form.ts';
import { languages } from '#schemas/language.ts';
import { publish } from '#server/db/content/publish.ts';
import { openDatabase } from '#server/db/database.ts';
import { fillForm } from '../support/fill-form.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { serveSite } from '../support/served-site.ts';
import { bareTest, expect, test, withoutMotion } from '../support/site-test.ts';
import { storedSubmissions } from '../support/stored-submissions.ts';

test.use(withoutMotion);

const page = {
  title: { zh: '夜游嘉陵湾', en: 'The bay by night' },
  meta: {},
  blocks: [
    {
      id: 'intro',
      type: 'rich-text',
      props: {
        title: { zh: '灯火', en: 'Lights' },
        html: { zh: '<p>江上灯火</p>', en: '<p>Lights on the river</p>' },
      },
    },
    {
      id: 'figures',
      type: 'stats',
      props: {
        items: [
          { number: '88', unit: { zh: '盏', en: 'lamps' }, remark: { zh: '沿江灯柱', en: 'Lamp posts' } },
        ],
      },
    },
    {
      id: 'news',
      type: 'paged-list',
      props: { source: { call: 'newsPage', params: { pageSize: 5 } }, detailPath: '/news/newsInfoDetail' },
    },
    {
      id: 'visit',
      type: 'form',
      props: {
        form: {
          ...suggestionForm,
          fields: [
            ...suggestionForm.fields,
            {
              name: 'people',
              kind: 'text',
              label: { zh: '人数', en: 'How many of you' },
              required: true,
              maxLength: 10,
            },
          ],
        },
      },
    },
  ],
};

test('[MENU-03] visitors see a published menu item and page without a restart, and can send the form that an editor composed', async ({
  page: visitor,
  open,
  site,
}) => {
  expect((await visitor.request.get(`${site.url}/nightTour`)).status()).toBe(404);
  const database = await openDatabase({ url: undefined, dataDir: join(site.dataDir) });
  await publish(
    database,
    {
      put: [
        { kind: 'page', id: '/nightTour', data: { path: '/nightTour', ...page } },
        {
          kind: 'menu',
          id: 'night-tour',
          sort: 99,
          data: {
            path: '/nightTour',
            defaultPath: '/nightTour',
            menuName: '夜游',
            menuNameEn: 'By night',
            visible: '0',
          },
        },
      ],
    },
    () => new Date(),
  );
  await database.close();
  for (const language of languages) {
    const words =
      language === 'zh-CN'
        ? ['夜游嘉陵湾', '江上灯火', '沿江灯柱']
        : ['The bay by night', 'Lights on the river', 'Lamp posts'];
    await open('/', language);
    await expect(visitor.locator('header a[href="/nightTour"]').first()).toHaveText(
      language === 'zh-CN' ? '夜游' : 'By night',
    );
    await open('/nightTour', language);
    for (const word of words) await expect(visitor.getByText(word).first()).toBeVisible();
    await expect(visitor.locator('[data-block]')).toHaveCount(4);
  }
  await fillForm(visitor, { name: 'A group', contact: 'a@b.example', content: 'A tour.', people: '12' });
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  // The free text has the values for which the call has no field.
  expect(storedSubmissions(site).at(-1)?.body).toEqual({
    name: 'A group',
    contact: 'a@b.example',
    content: 'A tour.\nHow many of you: 12',
  });
});

bareTest(
  '[CALL-05] a foreign backend that speaks section 7 is shown in a browser; its form keeps what cannot be sent, and is sent',
  async ({ page: visitor }) => {
    const backend = await startSecondBackend();
    const site = await serveSite({ CONTENT_API: backend.url });
    const complaints: string[] = [];
    visitor.on('pageerror', (error) => complaints.push(String(error)));
    await visitor.goto(`${site.url}/news/newsInfo?lang=en-US`);
    await expect(visitor.getByText('Foreign story 1', { exact: true }).first()).toBeVisible();
    await visitor.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(visitor.getByText('Foreign story 11', { exact: true }).first()).toBeVisible();
    await visitor.goto(`${site.url}/about/complaintAdvice?lang=en-US`);
    await visitor.getByLabel('Name').fill('A visitor');
    await visitor.getByLabel('Contact phone or email').fill('a@b.example');
    await visitor.getByLabel('Complaint or suggestion content').fill('Hello.');
    backend.failing.add('/suggestions/create');
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('系统繁忙').first()).toBeVisible();
    await expect(visitor.getByLabel('Complaint or suggestion content')).toHaveValue('Hello.');
    backend.failing.clear();
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('Thank you for writing')).toBeVisible();
    expect(backend.requests.findLast(({ path }) => path === '/suggestions/create')).toMatchObject({
      language: 'en-US',
      body: { name: 'A visitor', contact: 'a@b.example', content: 'Hello.' },
    });
    expect(complaints).toEqual([]);
    await site.stop();
    await backend.close();
  },
);

bareTest(
  '[ERR-04] a block whose call fails or is late shows so, and comes back without a new page',
  async ({ page: visitor }) => {
    const backend = await startSecondBackend();
    const site = await serveSite({ CONTENT_API: backend.url, CONTENT_TTL: '0' });
    const path = '/exhibitCenter/exhibitionHallIntroduction?lang=en-US';
    backend.failing.add('/exhibition/introduce/get');
    await visitor.goto(site.url + path);
    const introduction = visitor.locator('#introduction');
    await expect(introduction.getByText('This content cannot be shown right now')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    backend.failing.clear();
    await introduction.getByRole('link', { name: 'Try again' }).click();
    await expect(introduction.getByText('Foreign introduction 1')).toBeVisible();

    const slow = await serveSite({ CONTENT_API: backend.url });
    backend.delays.set('/exhibition/introduce/get', 3_500);
    await visitor.goto(slow.url + path);
    await expect(visitor.locator('#introduction').getByText('Foreign introduction 1')).toBeVisible();
    expect(slow.output()).toContain('was late');
    await Promise.all([site.stop(), slow.stop()]);
    await backend.close();
  },
);
