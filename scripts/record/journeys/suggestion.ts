import { fillFields } from './form.ts';
import type { Journey } from './journey.ts';
import { marked } from './marked.ts';

const words = { 'zh-CN': '提交', 'en-US': 'Send' };

/** A suggestion, from the first word to the receipt. */
export const suggestionJourney: Journey = {
  name: 'suggestion',
  run: async (visit) => {
    const { page, language, open, click, rest, stands } = visit;
    await open('/about/complaintAdvice');
    await click(page.locator('[name=name]'));
    await stands('submission', 'open.editing');
    await fillFields(visit, { name: marked.name, contact: marked.email, content: marked.remark });
    await click(page.getByRole('button', { name: words[language], exact: true }));
    await stands('submission', 'succeeded');
    await rest(3500);
  },
};
