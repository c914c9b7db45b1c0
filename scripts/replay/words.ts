import type { TraceState, TraceStep } from '#schemas/trace.ts';

/** Name of a state: `open.editing`. */
export function stateText(state: TraceState): string {
  if (typeof state === 'string') return state;
  return Object.entries(state)
    .map(([name, inner]) => `${name}.${stateText(inner)}`)
    .join(' + ');
}

/** Describes a step in one line. */
export function stepText(step: TraceStep): string {
  switch (step.kind) {
    case 'page':
      return step.how === 'document' ? `opens ${step.url}` : `goes on to ${step.url}`;
    case 'gesture':
      return step.does;
    case 'start':
      return `${step.actor} starts: ${stateText(step.state)}`;
    case 'event':
      return `${step.actor} × ${eventText(step.event.type)} → ${stateText(step.state)}`;
    case 'stop':
      return `${step.actor} ends`;
    case 'expect':
      return `expects “${step.text}” to be ${step.expects === 'number' ? 'this number' : step.expects}`;
    case 'look':
      return 'the page at rest';
    case 'call':
      return `${step.method} ${step.url} → ${endText(step.answer)} after ${Math.round(step.delay)} ms`;
  }
}

/** XState's own events in words: `xstate.done.actor.loadShows` is `loadShows is done`. */
const eventText = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 is done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 has failed');

const endText = (answer: Extract<TraceStep, { kind: 'call' }>['answer']): string =>
  'failure' in answer ? answer.failure : String(answer.status);
