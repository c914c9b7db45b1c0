import { startSecondBackend } from '../support/second-backend.ts';
import { serveSite } from '../support/served-site.ts';
import { bareTest, expect, withoutMotion } from '../support/site-test.ts';

bareTest.use(withoutMotion);

const words = {
  'zh-CN': { config: '获取配置失败,请联系管理员', vr: '获取VR配置失败,请联系管理员' },
  'en-US': {
    config: 'failed to get config, contact the administrator',
    vr: 'failed to get VR config, contact the administrator',
  },
} as const;

for (const language of ['zh-CN', 'en-US'] as const)
  bareTest(
    `[ERR-01] [VR-02] a config that is missing is told by a toast, once a page load, only where it is used, in ${language}`,
    async ({ browser }) => {
      const backend = await startSecondBackend();
      const site = await serveSite({ CONTENT_API: backend.url, CONTENT_TTL: '0' });
      const context = await browser.newContext();
      await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
      const page = await context.newPage();
      // Records every toast, because toasts disappear after some seconds.
      await page.addInitScript(() => {
        const told: string[] = [];
        Object.assign(window, { told });
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            for (const word of ['获取', 'failed to get']) {
              const text = node.textContent ?? '';
              if (text.includes(word) && !told.includes(text)) told.push(text);
            }
        }).observe(document, { childList: true, subtree: true });
      });
      const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told.join('|'));
      const { config, vr } = words[language];
      try {
        await page.goto(`${site.url}/about/companyProfile`);
        await page.waitForTimeout(1_500);
        expect(await told()).toBe('');

        backend.content.configs.set('official.companyProfile.config', '{"zh": broken');
        backend.content.configs.set('official.vr.config', '{}');
        await expect(async () => {
          await page.goto(`${site.url}/exhibitCenter/vr`);
          await expect.poll(told, { timeout: 2_000 }).toContain(vr);
        }).toPass();
        expect(await told()).not.toContain(config);

        await page.goto(`${site.url}/about/companyProfile`);
        await expect.poll(told).toContain(config);
        // Three blocks of the page use this config: there is only one toast.
        expect((await told()).split(config)).toHaveLength(2);
        await page.goto(`${site.url}/news/newsInfo`);
        await page.waitForTimeout(1_000);
        expect(await told()).toBe('');

        backend.content.configs.set('official.header.logo', 'null');
        await expect(async () => {
          await page.goto(`${site.url}/news/newsInfo`);
          await expect.poll(told, { timeout: 2_000 }).toContain(config);
        }).toPass();
      } finally {
        await context.close();
        await site.stop();
        await backend.close();
      }
    },
  );
