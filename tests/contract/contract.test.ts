import { expect, it } from 'vitest';
import {
  type CallName,
  callNames,
  calls,
  contractBase,
  type ReadCallName,
  type RequestOf,
} from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { ruleOf } from '../support/call-rules.ts';
import { onEveryEngine } from '../support/database.ts';
import { cases } from './cases.ts';
import { newsOrder } from './content.ts';
import { publishedOnce } from './suite.ts';

it.each(callNames)('%s stands under the contract with a method and a path', (name) => {
  const { method, path } = calls[name];
  expect(`${method} ${contractBase}${path}`).toMatch(
    /^(GET|POST) \/api\/official\/website(\/[a-zA-Z]+)+(\/\{id\})?$/,
  );
});

onEveryEngine('answers of the embedded server', (engine) => {
  const source = publishedOnce(engine);

  async function ask<N extends CallName>(name: N, request: RequestOf<N>, language: Language) {
    const answer = await source().call(name, request, { language });
    expect(source().reported).toEqual([]);
    if (!answer.ok) expect(answer.failure.kind).toBe('missing');
    return answer.ok ? answer.data : null;
  }

  for (const name of Object.keys(cases) as ReadCallName[])
    for (const [what, request, expected] of cases[name])
      it.each(languages)(`[${ruleOf[name]}] ${name}: ${what}, in %s`, async (language) => {
        const data = await ask(name, request, language);
        expect(data).toEqual(expected[language]);
        if (data === null) return;
        const again = calls[name].response.parse(structuredClone(data));
        expect(again, 'reading a strict answer again changes nothing').toEqual(data);
      });

  it.each(languages)(
    '[CALL-01.18, CALL-01.19] every article of the list has the detail beside it in %s',
    async (language) => {
      const order = newsOrder[language];
      const details = await Promise.all(order.map((id) => ask('newsDetail', { id }, language)));
      expect(details.map((detail) => detail?.previous?.id)).toEqual([undefined, ...order.slice(0, -1)]);
      expect(details.map((detail) => detail?.next?.id)).toEqual([...order.slice(1), undefined]);
    },
  );
});
