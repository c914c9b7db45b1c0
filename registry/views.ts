import { type ComponentType, lazy } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import type { PageBlock } from './page-payload.ts';

/** A view of any block: the renderer has erased which one. */
// biome-ignore lint/suspicious/noExplicitAny: views of different blocks have different props; each is typed in its own file.
export type AnyView = ComponentType<ViewProps<any>>;

const modules = import.meta.glob<{ default: AnyView }>('../blocks/*/View.tsx');

/** The module of a block's view, as the manifest of the build names it. */
export const viewModule = (type: string): string => `blocks/${type}/View.tsx`;

export interface Views {
  /** Fetches the code of these blocks. */
  load: (types: Iterable<string>) => Promise<void>;
  /** The view of a block; while its code is not there, one that waits for it. */
  viewOf: (block: PageBlock) => AnyView | undefined;
}

/**
 * The views of all blocks. `near` settles when a block comes near the screen: until then the HTML of the server
 * stands as it is and the block's code is not fetched (decision 1). Servers leave it out and load before they render.
 */
export function createViews(near: (block: PageBlock) => Promise<void> = async () => {}): Views {
  const loaded = new Map<string, AnyView>();
  const load = async (type: string): Promise<AnyView | undefined> => {
    const view = loaded.get(type) ?? (await modules[`../${viewModule(type)}`]?.())?.default;
    if (view) loaded.set(type, view);
    return view;
  };
  return {
    load: async (types) => {
      await Promise.all([...new Set(types)].map(load));
    },
    viewOf: (block) => {
      const view = loaded.get(block.type);
      if (view || !modules[`../${viewModule(block.type)}`]) return view;
      return lazy(async () => {
        await near(block);
        const found = await load(block.type);
        if (!found) throw new Error(`block type "${block.type}" has no view in ${viewModule(block.type)}`);
        return { default: found };
      });
    },
  };
}
