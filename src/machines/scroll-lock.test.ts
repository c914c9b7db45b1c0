import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { scrollLockOracle } from './scroll-lock.oracle.ts';
import { scrollLockMachine } from './scroll-lock.ts';
import { proveMachine } from './testing/prove.ts';

proveMachine(scrollLockMachine, scrollLockOracle);

function start() {
  const calls: string[] = [];
  const lockScroll = fromCallback(() => {
    calls.push('lock');
    return () => calls.push('unlock');
  });
  return { calls, actor: createActor(scrollLockMachine.provide({ actors: { lockScroll } })).start() };
}

describe('the scroll lock', () => {
  it('locks with the first holder and unlocks with the last', () => {
    const { actor, calls } = start();
    actor.send({ type: 'hold', by: 'overlay' });
    actor.send({ type: 'hold', by: 'dialog' });
    actor.send({ type: 'release', by: 'overlay' });
    expect(calls).toEqual(['lock']);
    actor.send({ type: 'release', by: 'dialog' });
    expect(calls).toEqual(['lock', 'unlock']);
  });

  it('unlocks when it is stopped itself', () => {
    const { actor, calls } = start();
    actor.send({ type: 'hold', by: 'dialog' });
    actor.stop();
    expect(calls).toEqual(['lock', 'unlock']);
  });
});
