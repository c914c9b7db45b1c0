import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { galleryZipOracle } from '#tests/machines/oracles/gallery-zip.oracle.ts';
import { type GalleryZipEvent, galleryZipMachine, zipShare } from './gallery-zip.ts';

proveMachine(galleryZipMachine, galleryZipOracle);

/** A machine whose download is scripted by the test, and its effects. */
function start() {
  const saved: string[] = [];
  let stopped = 0;
  let tell: (event: GalleryZipEvent) => void = () => {};
  const machine = galleryZipMachine.provide({
    actors: {
      fetchZip: fromCallback<GalleryZipEvent, { address: string }>(({ sendBack }) => {
        tell = sendBack;
        return () => {
          stopped += 1;
        };
      }),
    },
    actions: { saveFile: (_, { name }) => saved.push(name) },
  });
  const input = { album: '春季展', address: '/zip' };
  const actor = createActor(machine, { input }).start();
  return { actor, saved, stopped: () => stopped, tell: (event: GalleryZipEvent) => tell(event) };
}

describe('an album download', () => {
  it('reports its progress and saves the file under the name of the album', () => {
    const { actor, saved, tell } = start();
    actor.send({ type: 'start' });
    tell({ type: 'progress', received: 300, total: undefined });
    expect(zipShare(actor.getSnapshot().context)).toBeUndefined();
    tell({ type: 'progress', received: 300, total: 1200 });
    expect(zipShare(actor.getSnapshot().context)).toBe(0.25);
    tell({ type: 'arrive', file: new Blob(['PK']) });
    expect(saved).toEqual(['春季展.zip']);
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('ends the request when it is cancelled, and ignores later events', () => {
    const { actor, saved, stopped, tell } = start();
    actor.send({ type: 'start' });
    actor.send({ type: 'cancel' });
    expect(stopped()).toBe(1);
    tell({ type: 'arrive', file: new Blob(['PK']) });
    expect(saved).toEqual([]);
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
