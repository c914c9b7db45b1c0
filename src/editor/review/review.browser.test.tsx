import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import type { Review, Thread } from '#schemas/editor/review.ts';
import type { Entry } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import ReviewEntry from './ReviewEntry.tsx';
import ReviewScreen from './ReviewScreen.tsx';
import { reviewTexts } from './review-texts.ts';

const news = (title: string): Entry => ({
  ...{ kind: 'news', id: 'n1', date: '2026-11-20', data: {} },
  texts: { 'zh-CN': { data: { title } }, 'en-US': { data: { title: 'Heights' } } },
});
const review: Review = {
  ...{ kind: 'news', id: 'n1', state: 'waiting', by: '市场编辑', at: '2026-11-22T01:00:00Z', round: 2 },
  title: { 'zh-CN': '净高', 'en-US': 'Heights' },
  ...{ message: '净高按竣工图', changedSince: true, openThreads: 1 },
};
const thread: Thread = {
  ...{ id: 7, field: 'texts.title' },
  comments: [
    { id: 1, by: '客服专员', at: '2026-11-22T01:10:00Z', text: '@值班编辑 太长', mentions: ['值班编辑'] },
  ],
};

function open() {
  const sent: [string, unknown][] = [];
  const note = (name: string, answer: object) => (request: unknown) => {
    sent.push([name, request]);
    return answer;
  };
  const server = playEntries([news('净高 13 米')], {
    listReviews: () => ({ reviews: [review] }),
    readReview: () => ({ review, submitted: news('净高 13 米'), threads: [thread] }),
    listColleagues: () => ({ colleagues: [{ id: 'a1', name: '值班编辑' }] }),
    sendBack: note('sendBack', { review }),
    addComment: note('addComment', { thread }),
    resolveThread: note('resolveThread', { thread }),
    publish: () => ({ revision: '2' }),
  });
  server.save([{ kind: 'news', id: 'n1', version: 0, entry: news('净高 15 米') }]);
  return { server, sent };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1440, 900));

describe('the review queue', () => {
  it.each(languages)(
    '[PUB-05] shows who waits, the message and the changes, and sends back with one sentence, in %s',
    async (language) => {
      const { sent } = open();
      const t = translateIn(reviewTexts, language);
      showEditor(<ReviewScreen />, { language, address: '/editor/review' });
      await page.getByRole('link', { name: language === 'zh-CN' ? '净高' : 'Heights' }).click();
      const panel = page.getByRole('complementary');
      await expect.element(panel.getByText('“净高按竣工图”')).toBeVisible();
      await expect.element(panel.getByText(t('sinceHint'))).toBeVisible();
      await expect.poll(() => document.querySelectorAll('del, ins').length).toBeGreaterThan(1);
      expect(await violations(document.body)).toEqual([]);
      await button(`${t('sendBack')}…`).click();
      await page.getByLabelText(t('reason')).fill('请写单位');
      await button(t('sendBack')).click();
      await expect.poll(() => sent[0]).toEqual(['sendBack', { kind: 'news', id: 'n1', reason: '请写单位' }]);
    },
  );

  it('[PUB-05] publishes a draft from the list', async () => {
    const { server } = open();
    const t = translateIn(reviewTexts, 'en-US');
    showEditor(<ReviewScreen />, { language: 'en-US', address: '/editor/review?open=news+n1' });
    await button(t('approve')).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish in Chinese', exact: true }).click();
    await expect
      .poll(() => server.asked.at(-1))
      .toEqual(['publish', { drafts: [{ kind: 'news', id: 'n1', version: 1, languages: ['zh-CN'] }] }]);
  });

  it('[PUB-05] marks mentions, names the field of a thread, replies with a mention and resolves by keyboard', async () => {
    const { sent } = open();
    const t = translateIn(reviewTexts, 'zh-CN');
    showEditor(<ReviewEntry />, { language: 'zh-CN', address: '/editor/review/entry?kind=news&id=n1' });
    await expect
      .element(page.getByRole('link', { name: '标题' }))
      .toHaveAttribute('href', '/editor/content/news/n1?field=texts.title');
    expect(document.querySelector('mark')?.textContent).toBe('@值班编辑');
    expect(await violations(document.body)).toEqual([]);
    await page.getByLabelText(t('reply')).fill('已缩短 @');
    await button('值班编辑').click();
    await page.getByLabelText(t('reply')).click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => sent)
      .toEqual([
        ['addComment', { kind: 'news', id: 'n1', thread: 7, text: '已缩短 @值班编辑 ', mentions: ['a1'] }],
        ['resolveThread', { id: 7, resolved: true }],
      ]);
  });

  it('[PUB-05] says that a comment was not sent when the network is lost, and keeps it after a reload', async () => {
    open();
    const { fetch } = window;
    window.fetch = (...call) =>
      String(call[0]).endsWith('/addComment') ? Promise.reject(new TypeError('lost')) : fetch(...call);
    const t = translateIn(reviewTexts, 'en-US');
    const shown = { language: 'en-US', address: '/editor/review/entry?kind=news&id=n1' } as const;
    const { container } = showEditor(<ReviewEntry />, shown);
    const comment = page.getByLabelText(t('text'));
    await comment.fill('Is the date right?');
    await button(t('send')).last().click();
    await expect.element(page.getByText(/^There is no connection, so this was not done/)).toBeVisible();
    container.remove();
    showEditor(<ReviewEntry />, shown);
    await expect.element(comment).toHaveValue('Is the date right?');
    await comment.clear();
  });
});
