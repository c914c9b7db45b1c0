import type { ComponentType, ReactNode } from 'react';
import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#schemas/language.ts';
import { stateName } from '#tests/machines/model/states.ts';
import { Bilingual, type Say } from './bilingual.tsx';

/** Where a machine stands, and the language it is shown in. */
interface Standing<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  say: Say;
  language: Language;
}

interface StateStories<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The view of the machine. */
  show: (standing: Standing<Machine>) => ReactNode;
  /** The address of the page, where what is shown depends on it. */
  path?: string;
}

/** A story that tells which state it shows: a test looks for one of every state of every machine. */
export type StateStory = ComponentType & { state: string };

/**
 * Makes the stories of a machine, each of them its view in one state, in both languages: `at({ list: 'ready' }, (say) =>
 * context)`. They are exported by the names of their states (`ListReady`), under the title `Machines / <id>`.
 */
export const storiesOf =
  <Machine extends AnyStateMachine>({ machine, show, path }: StateStories<Machine>) =>
  (value: SnapshotFrom<Machine>['value'], contextOf: (say: Say) => ContextFrom<Machine>): StateStory =>
    Object.assign(
      () => (
        <Bilingual {...(path ? { path } : {})}>
          {(say, language) =>
            show({
              snapshot: machine.resolveState({ value, context: contextOf(say) }) as SnapshotFrom<Machine>,
              say,
              language,
            })
          }
        </Bilingual>
      ),
      { state: stateName(value) },
    );
