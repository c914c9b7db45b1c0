import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { technicalToggleMachine } from '#machines/technical-toggle.ts';
import { openingSide } from './side.ts';

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('[TECH-01] the server shows what the machine opens with: plan %s, info %s', (hasPlan, hasInfo) => {
  const input = { hasPlan, hasInfo };
  expect(openingSide(input)).toBe(createActor(technicalToggleMachine, { input }).start().getSnapshot().value);
});
