import type { ComponentType, ReactNode } from 'react';
import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#schemas/language.ts';
import { stateName } from '#tests/machines/model/states.ts';
import { Bilingual, type Say } from './bilingual.tsx';

/** The snapshot of a machine, and the language of its view. */
interface Standing<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  say: Say;
  language: Language;
}

interface StateStories<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The view of the machine. */
  show: (standing: Standing<Machine>) => ReactNode;
  /** Path of the page, if the view depends on it. */
  path?: string;
}

/** A story with the state that it shows; a test requires a story for every state of every machine. */
export type StateStory = ComponentType & { state: string };

/**
 * Creates the stories of a machine; each shows its view in one state, in both languages: `at({ list: 'ready' }, (say)
 * => context)`. Export them by the names of their states (`ListReady`), with the title `Machines / <id>`.
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
