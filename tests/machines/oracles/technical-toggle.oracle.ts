import type { technicalToggleMachine } from '#machines/technical-toggle.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const both = { hasPlan: true, hasInfo: true };
const onlyPlan = { hasPlan: true, hasInfo: false };
const onlyInfo = { hasPlan: false, hasInfo: true };
const neither = { hasPlan: false, hasInfo: false };

/** Specification, section 4: technical parameter items toggle between floor plan (0) and venue info (1). */
export const technicalToggleOracle = oracleOf<typeof technicalToggleMachine>()({
  starts: {
    'with both': { rule: 'TECH-01', input: both, state: 'plan', context: both },
    'with a plan only': { rule: 'TECH-01', input: onlyPlan, state: 'plan', context: onlyPlan },
    'with info only': { rule: 'TECH-01', input: onlyInfo, state: 'info', context: onlyInfo },
    'without both': { rule: 'TECH-01', input: neither, state: 'plan', context: neither },
  },
  situations: {
    'the plan of both is shown': { state: 'plan', context: both },
    'the info of both is shown': { state: 'info', context: both },
    'there is only a plan': { state: 'plan', context: onlyPlan },
    'there is only info': { state: 'info', context: onlyInfo },
  },
  happenings: {
    toggle: { type: 'toggle' },
    'show the plan': { type: 'showPlan' },
    'show the info': { type: 'showInfo' },
  },
  table: {
    'the plan of both is shown': {
      toggle: { rule: 'TECH-01', to: 'info' },
      'show the plan': nothing('TECH-01'),
      'show the info': { rule: 'TECH-01', to: 'info' },
    },
    'the info of both is shown': {
      toggle: { rule: 'TECH-01', to: 'plan' },
      'show the plan': { rule: 'TECH-01', to: 'plan' },
      'show the info': nothing('TECH-01'),
    },
    'there is only a plan': {
      toggle: nothing('TECH-01'),
      'show the plan': nothing('TECH-01'),
      'show the info': nothing('TECH-01'),
    },
    'there is only info': {
      toggle: nothing('TECH-01'),
      'show the plan': nothing('TECH-01'),
      'show the info': nothing('TECH-01'),
    },
  },
});
