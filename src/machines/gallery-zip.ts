import { assign, fromCallback, setup } from 'xstate';

export interface GalleryZipInput {
  /** The album's name; the file is saved under it (rule GAL-02). */
  album: string;
  /** URL of the ZIP file. */
  address: string;
}

export interface GalleryZipContext extends GalleryZipInput {
  /** Bytes received, and the total if the server reports it. */
  received: number;
  total: number | undefined;
}

/** Events of the visitor and of the download. */
export type GalleryZipEvent =
  | { type: 'start' }
  | { type: 'cancel' }
  | { type: 'dismiss' }
  | { type: 'progress'; received: number; total: number | undefined }
  | { type: 'arrive'; file: Blob }
  | { type: 'break' };

/**
 * Progress from 0 to 1.
 *
 * @returns `undefined` while the total is unknown
 */
export const zipShare = ({ received, total }: GalleryZipContext): number | undefined =>
  total ? Math.min(1, received / total) : undefined;

/**
 * The download of one album: idle → running → done
 * failed, with its progress (rule GAL-02). Injected: the actor `fetchZip`, which sends `progress`, then `arrive` or
 * `break`, and ends the request when it is stopped; and the effect `saveFile`, which receives the file and its name.
 */
export const galleryZipMachine = setup({
  types: {} as { context: GalleryZipContext; events: GalleryZipEvent; input: GalleryZipInput },
  actors: {
    fetchZip: fromCallback<GalleryZipEvent, { address: string }>(() => {
      throw new Error('galleryZipMachine: provide the actor fetchZip');
    }),
  },
  actions: {
    saveFile: (_, _file: { file: Blob; name: string }) => {},
    forgetBytes: assign({ received: 0, total: undefined }),
    countBytes: assign((_, { received, total }: Pick<GalleryZipContext, 'received' | 'total'>) => ({
      received,
      total,
    })),
  },
}).createMachine({
  id: 'galleryZip',
  description: 'Downloads an album as a zip file and reports the progress.',
  context: ({ input: { album, address } }) => ({ album, address, received: 0, total: undefined }),
  initial: 'idle',
  states: {
    idle: { on: { start: 'running' } },
    running: {
      entry: 'forgetBytes',
      invoke: {
        id: 'fetchZip',
        src: 'fetchZip',
        input: ({ context }) => ({ address: context.address }),
        onError: 'failed',
      },
      on: {
        progress: { actions: { type: 'countBytes', params: ({ event }) => event } },
        arrive: {
          target: 'done',
          actions: {
            type: 'saveFile',
            params: ({ context, event }) => ({ file: event.file, name: `${context.album}.zip` }),
          },
        },
        break: 'failed',
        cancel: 'idle',
      },
    },
    done: { on: { start: 'running', dismiss: 'idle' } },
    failed: { on: { start: 'running', dismiss: 'idle' } },
  },
});
