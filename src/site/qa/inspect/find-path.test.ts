import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { bannerMachine } from '#machines/banner.ts';
import { galleryMachine } from '#machines/gallery.ts';
import { galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { homePagerMachine } from '#machines/home-pager.ts';
import { machines } from '#machines/machines.ts';
import { sampleEventsOf } from '#machines/sample-events.ts';
import { sitePlanMachine } from '#machines/site-plan.ts';
import { technicalToggleMachine } from '#machines/technical-toggle.ts';
import { findPath, isIn, nextSteps } from './find-path.ts';

const pathOf = (...parameters: Parameters<typeof findPath>) =>
  findPath(...parameters)?.map(({ label }) => label);

const plan = {
  levels: { ground: ['H1', 'H2'], upper: [] },
  level: 'ground',
  layers: ['doors'],
  space: undefined,
};

describe('[QA-06] the way to a state', () => {
  it('is the shortest one, of events that a visitor sends', () => {
    const actor = createActor(sitePlanMachine, { input: plan });
    expect(pathOf(sitePlanMachine, actor.getSnapshot(), 'measuring.done')).toEqual([
      'measure',
      'point',
      'point',
    ]);
    expect(pathOf(sitePlanMachine, actor.getSnapshot(), 'looking')).toEqual([]);
  });

  it('leads through delays and the results of actors, which it names', () => {
    const pager = createActor(homePagerMachine, { input: { count: 7 } });
    expect(pathOf(homePagerMachine, pager.getSnapshot(), 'paging.moving')).toEqual(['enable', 'wheel']);
    const gallery = createActor(galleryMachine, {
      input: { list: { items: [{ id: 'a', title: 'Album' }], page: 1, pages: 2, total: 9 } },
    });
    expect(pathOf(galleryMachine, gallery.getSnapshot(), 'album.failed')).toEqual([
      'open',
      'loadAlbum fails',
    ]);
  });

  it('starts where the machine is', () => {
    const machine = galleryViewerMachine.provide({ actors: { lockScroll: fromCallback(() => {}) } });
    const viewer = createActor(machine, { input: { count: 3 } }).start();
    viewer.send({ type: 'open', index: 1 });
    expect(pathOf(machine, viewer.getSnapshot(), 'closed')).toEqual(['close']);
  });

  it('does not exist where a guard refuses every event', () => {
    const toggle = createActor(technicalToggleMachine, { input: { hasPlan: true, hasInfo: false } });
    expect(findPath(technicalToggleMachine, toggle.getSnapshot(), 'info')).toBeUndefined();
  });
});

describe('[QA-06] the events that a machine takes now', () => {
  it('are those that its guards allow, and the delays that run', () => {
    const banner = createActor(bannerMachine, { input: { films: [false, false] } }).start();
    banner.send({ type: 'motion', reduced: false });
    const labels = nextSteps(bannerMachine, banner.getSnapshot()).map(({ label }) => label);
    expect(labels).toContain('toggle');
    expect(labels).toContain('after interval');
    banner.stop();
    const toggle = createActor(technicalToggleMachine, { input: { hasPlan: true, hasInfo: false } });
    expect(nextSteps(technicalToggleMachine, toggle.getSnapshot())).toEqual([]);
  });

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    'include one of each type that %s knows',
    (id, machine) => {
      const types = new Set(sampleEventsOf(id, contextOf[id] ?? {}).map(({ type }) => type));
      const known = machine.events.filter((type) => !type.startsWith('xstate.'));
      expect(known.length).toBeGreaterThan(0);
      expect(known.filter((type) => !types.has(type))).toEqual([]);
    },
  );
});

/** Contexts with something to open, choose or dismiss. */
const contextOf: Readonly<Record<string, object>> = {
  banner: { films: [false, true], index: 0, reducedMotion: false },
  gallery: { list: { items: [{ id: 'a', title: 'Album' }] }, page: 1 },
  galleryViewer: { count: 3, index: 0 },
  homePager: { active: 0, count: 7 },
  schedule: { shows: [], type: 1 },
  schedulePage: { place: { tab: 'coming', view: 'list', page: 1 }, list: undefined },
  sitePlan: plan,
  submission: { values: {} },
  toastQueue: { toasts: [], since: 0 },
  tracking: { pair: { reference: '', phone: '' } },
};

it('[QA-06] a state is active with the states inside it', () => {
  const actor = createActor(sitePlanMachine, { input: plan }).start();
  actor.send({ type: 'measure' });
  expect(['measuring', 'measuring.first', 'looking'].map((id) => isIn(actor.getSnapshot(), id))).toEqual([
    true,
    true,
    false,
  ]);
});
