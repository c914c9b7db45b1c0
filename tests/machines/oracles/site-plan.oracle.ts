import type { PlanPlace, SitePlanContext, sitePlanMachine } from '#machines/site-plan.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const levels = { ground: ['H1', 'H2'], first: ['M201'] };
const place: PlanPlace = { level: 'ground', layers: ['doors'], space: undefined };
const door = { x: 10, y: 20 };
const corner = { x: 40, y: 60 };
const none = { from: undefined, to: undefined };
const opened: SitePlanContext = { ...place, levels, ...none };
const chosen: SitePlanContext = { ...opened, space: 'H1' };
const measured: SitePlanContext = { ...chosen, from: door, to: corner };

/** A change of what is shown, which is put into the address. */
const shares = (before: PlanPlace, changes: Partial<PlanPlace>) => ({
  rule: 'BLDG-02',
  changes,
  does: [
    {
      type: 'share',
      place: { level: before.level, layers: before.layers, space: before.space, ...changes },
    },
  ],
});
const history: PlanPlace = { level: 'first', layers: ['fire'], space: 'M201' };

/** Rows that are the same with and without the ruler. */
const always = (before: SitePlanContext) => ({
  'the first floor': {
    ...shares(before, { level: 'first', space: undefined }),
    changes: { level: 'first', space: undefined, ...none },
    to: 'looking',
  },
  'the ground floor': nothing('BLDG-02'),
  'an unknown level': nothing('BLDG-02'),
  'the layer of doors': shares(before, { layers: [] }),
  'the layer of fire lanes': shares(before, { layers: ['doors', 'fire'] }),
  'hall 2': shares(before, { space: 'H2' }),
  'hall 1': before.space === 'H1' ? nothing('BLDG-02') : shares(before, { space: 'H1' }),
  'a room of the first floor': nothing('BLDG-02'),
  'history leads to a room': { rule: 'BLDG-02', to: 'looking', changes: { ...history, ...none } },
});
const putAway = { rule: 'BLDG-02', to: 'looking', changes: none };
const startsAgain = { rule: 'BLDG-02', to: { measuring: 'first' }, changes: none };

/** Rule BLDG-02: levels, layers, a chosen space, and a ruler with two ends. */
export const sitePlanOracle = oracleOf<typeof sitePlanMachine>()({
  starts: {
    'the ground floor': { rule: 'BLDG-02', input: { ...place, levels }, state: 'looking', context: opened },
    'a hall': {
      rule: 'BLDG-02',
      input: { ...place, levels, space: 'H1' },
      state: 'looking',
      context: chosen,
    },
  },
  situations: {
    'a level is shown': { state: 'looking', context: opened },
    'hall 1 is chosen': { state: 'looking', context: chosen },
    'the ruler has no end': { state: { measuring: 'first' }, context: chosen },
    'the ruler has one end': { state: { measuring: 'second' }, context: { ...chosen, from: door } },
    'the ruler has two ends': { state: { measuring: 'done' }, context: measured },
  },
  happenings: {
    'the first floor': { type: 'level', level: 'first' },
    'the ground floor': { type: 'level', level: 'ground' },
    'an unknown level': { type: 'level', level: 'roof' },
    'the layer of doors': { type: 'layer', layer: 'doors' },
    'the layer of fire lanes': { type: 'layer', layer: 'fire' },
    'hall 1': { type: 'space', space: 'H1' },
    'hall 2': { type: 'space', space: 'H2' },
    'a room of the first floor': { type: 'space', space: 'M201' },
    'the ruler': { type: 'measure' },
    'a point': { type: 'point', at: corner },
    'give up': { type: 'clear' },
    'history leads to a room': { type: 'go', place: history },
  },
  table: {
    'a level is shown': {
      ...always(opened),
      'the ruler': { rule: 'BLDG-02', to: { measuring: 'first' } },
      'a point': nothing('BLDG-02'),
      'give up': nothing('BLDG-02'),
    },
    'hall 1 is chosen': {
      ...always(chosen),
      'the ruler': { rule: 'BLDG-02', to: { measuring: 'first' } },
      'a point': nothing('BLDG-02'),
      'give up': nothing('BLDG-02'),
    },
    'the ruler has no end': {
      ...always(chosen),
      'the ruler': putAway,
      'a point': { rule: 'BLDG-02', to: { measuring: 'second' }, changes: { from: corner } },
      'give up': { rule: 'BLDG-02', to: 'looking' },
    },
    'the ruler has one end': {
      ...always(chosen),
      'the ruler': putAway,
      'a point': { rule: 'BLDG-02', to: { measuring: 'done' }, changes: { to: corner } },
      'give up': startsAgain,
    },
    'the ruler has two ends': {
      ...always(measured),
      'the ruler': putAway,
      'a point': {
        rule: 'BLDG-02',
        to: { measuring: 'second' },
        changes: { from: corner, to: undefined },
      },
      'give up': startsAgain,
    },
  },
});
