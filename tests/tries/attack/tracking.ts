import { trackingBase } from '#api/track-request.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { createClient } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';

export const tracking: readonly Try[] = [
  {
    name: 'guessing of references and phone numbers: equal answers, and an end after some tries',
    sampled: true,
    run: async ({ openSite }) => {
      const { origin } = await openSite();
      const client = createClient(origin, 1);
      const post = (path: string, body: object) =>
        client.send(path, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const { example, path } = calls.createSuggestion;
      const sent = await post(contractBase + path, { ...example, contact: '13800138000' });
      const { reference } = JSON.parse(sent.text).data;
      const find = (one: string, phone: string) => post(`${trackingBase}/find`, { reference: one, phone });
      const findings: string[] = [];
      const known = await find(reference, '1111');
      const unknown = await find('7K3M9-Q2XTA', '1111');
      if (known.status !== unknown.status || known.text !== unknown.text)
        findings.push(
          `a known reference answers ${known.status} ${known.text}, an unknown one ${unknown.text}`,
        );
      let tries = 2;
      let last = known;
      while (last.status !== 429 && tries < 2_000) {
        last = await find(reference, String(1_000 + tries));
        tries += 1;
      }
      if (last.status !== 429) findings.push(`${tries} phone numbers were tried for one reference`);
      client.close();
      return outcomeOf(findings, `stopped after ${tries} tries`);
    },
  },
];
