import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { diagramOf, diagramsFile, diagramsPage, findMachines } from './machine-diagrams.mjs';

const door = setup({
  delays: { soon: 500 },
  guards: { hasKey: () => true },
  actions: { ring: () => {}, creak: () => {} },
}).createMachine({
  id: 'door',
  initial: 'shut',
  on: { slam: '.shut.locked' },
  states: {
    shut: {
      initial: 'closed',
      on: { knock: { actions: { type: 'ring', params: 2 } } },
      states: { closed: { on: { push: '#door.open' } }, locked: {} },
    },
    open: { entry: 'creak', after: { soon: { guard: 'hasKey', target: 'shut', actions: 'creak' } } },
  },
});

describe('a diagram of a machine', () => {
  it('has a box for every state and an arrow for every transition', () => {
    expect(diagramOf(door).split('\n  ')).toEqual([
      'stateDiagram-v2',
      'state "anywhere" as anywhere',
      'state "in shut, anywhere" as shut',
      'shut : knock / ring 2',
      'state "shut closed" as shut_closed',
      'state "shut locked" as shut_locked',
      'state "open" as open',
      'open : on entry / creak',
      '[*] --> shut_closed',
      'anywhere --> shut_locked : slam',
      'shut_closed --> open : push',
      'open --> shut_closed : after soon (500 ms) [hasKey] / creak',
    ]);
  });
});

describe('docs/machines.md', () => {
  it('is up to date; update it with `npm run machines`', async () => {
    const machines = await findMachines();
    expect(machines.map(({ machine }) => machine.id)).toContain('schedule');
    expect(readFileSync(diagramsFile, 'utf8')).toBe(diagramsPage(machines));
  });
});
