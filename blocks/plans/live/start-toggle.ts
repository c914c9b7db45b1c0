import { createActor } from 'xstate';
import { inspected } from '#machines/inspection.ts';
import {
  type TechnicalToggleEvent,
  type TechnicalToggleInput,
  technicalToggleMachine,
} from '#machines/technical-toggle.ts';
import type { Live } from '#ui/use-live.ts';
import type { Side } from '../side.ts';

interface ToggleOptions {
  input: TechnicalToggleInput;
  show: (side: Side) => void;
}

/** Starts the machine of one item's toggle. */
export function startToggle({ input, show }: ToggleOptions): Live<TechnicalToggleEvent> {
  const actor = createActor(technicalToggleMachine, { input, ...inspected() });
  actor.subscribe(({ value }) => show(value === 'info' ? 'info' : 'plan'));
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}
