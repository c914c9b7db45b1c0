import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cut, join as joined, scriptOf, withData } from './edit.ts';
import { readTrace } from './traces.ts';

const traceOf = (name: string) =>
  readTrace(join(import.meta.dirname, `../../tests/traces/${name}.trace.json`)).trace;
const suggestion = traceOf('suggestion.en-US');
const technical = traceOf('technical.en-US');

it('a part of a recording begins with the page that was open, at the start of the clock', () => {
  const from = technical.steps.findIndex((step) => step.kind === 'gesture' && step.gesture.type === 'click');
  const { acts } = cut(technical, from, technical.steps.length - 1);
  expect(acts.slice(0, 2)).toMatchObject([
    { kind: 'page', at: 0, how: 'document', url: '/exhibitCenter/technicalParameter' },
    { kind: 'gesture', at: 0, gesture: { type: 'click' } },
  ]);
  expect(() => cut(technical, 5, 2)).toThrow(/nothing from 5 to 2/);
});

it('two recordings become one visit, whose time goes on', () => {
  const both = joined(suggestion, technical);
  const [first, second] = [scriptOf(suggestion).acts, scriptOf(technical).acts];
  expect(both.acts).toHaveLength(first.length + second.length);
  expect(both.acts.map(({ at }) => at)).toEqual(both.acts.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(() => joined(suggestion, traceOf('technical.zh-CN'))).toThrow(/two languages/);
});

it('the fields of a visit can be filled with other data, by their names', () => {
  const typed = (acts: readonly object[]) =>
    acts.flatMap((act) => /"typed":"([^"]*)"/.exec(JSON.stringify(act))?.[1] ?? []);
  const [name] = scriptOf(suggestion).acts.flatMap((act) =>
    act.kind === 'gesture' && act.gesture.type === 'fill' ? [act.gesture.target.name ?? ''] : [],
  );
  const changed = withData(suggestion, { [(name ?? '').replace('*', '')]: 'Bbb' });
  expect(typed(changed.acts)[0]).toBe('Bbb');
  expect(typed(changed.acts).slice(1)).toEqual(typed(scriptOf(suggestion).acts).slice(1));
  expect(() => withData(suggestion, { Nonsense: 'x' })).toThrow(/no field “Nonsense”/);
});
