import { expect, it } from 'vitest';
import {
  callNames,
  calls,
  contractBase,
  type DataCallName,
  type ReadCallName,
  type RequestOf,
} from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { ruleOf } from '../support/call-rules.ts';
import { onEveryEngine } from '../support/database.ts';
import { cases } from './cases/index.ts';
import { newsOrder, noticeOrder } from './content/index.ts';
import { publishedOnce } from './suite.ts';

it.each(callNames)('%s has a method and a path in the contract', (name) => {
  const { method, path } = calls[name];
  expect(`${method} ${contractBase}${path}`).toMatch(
    /^(GET|POST) \/api\/official\/website(\/[a-zA-Z]+)+(\/\{id\})?$/,
  );
});

onEveryEngine('answers of the embedded server', (engine) => {
  const source = publishedOnce(engine);

  async function ask<N extends DataCallName>(name: N, request: RequestOf<N>, language: Language) {
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

  const neighbours = [
    ['CALL-01.19', 'newsDetail', newsOrder],
    ['CALL-01.17', 'articleDetail', noticeOrder],
  ] as const;

  for (const [rule, name, orders] of neighbours)
    it.each(languages)(
      `[${rule}] ${name}: every article has its neighbours of the list, in %s`,
      async (language) => {
        const order = orders[language];
        const details = await Promise.all(order.map((id) => ask(name, { id }, language)));
        expect(details.map((detail) => detail?.previous?.id)).toEqual([undefined, ...order.slice(0, -1)]);
        expect(details.map((detail) => detail?.next?.id)).toEqual([...order.slice(1), undefined]);
      },
    );
});
