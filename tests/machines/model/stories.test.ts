import { describe, expect, it } from 'vitest';
import { machines } from '#machines/machines.ts';
import { restingStates } from './states.ts';

interface Story {
  title?: string;
  state?: string;
}

/** Stories by the id of their machine. */
const stories = new Map(
  Object.values(
    import.meta.glob<Record<string, Story>>('../../../{blocks,src}/**/*.states.stories.tsx', { eager: true }),
  ).map(({ default: { title = '' } = {}, ...stories }) => [title.replace('Machines / ', ''), stories]),
);

/** Export name of the story of a state: `ListReady` for `list.ready`. */
const exportOf = (state: string) =>
  state
    .split('.')
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join('');

describe('the stories of the machines', () => {
  it('exist for exactly the machines of the site', () => {
    expect([...stories.keys()].sort()).toEqual(machines.map(({ id }) => id).sort());
  });

  it.each(machines)('show every state of $id', (machine) => {
    const own = stories.get(machine.id) ?? {};
    const states = restingStates(machine);
    expect(states.filter((state) => own[exportOf(state)]?.state !== state)).toEqual([]);
    expect(Object.values(own).filter(({ state = '' }) => !states.includes(state))).toEqual([]);
  });
});
