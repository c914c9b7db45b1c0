import { type ComponentType, lazy } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import type { SentBlock } from './page-payload.ts';

/** View of any block. The renderer erases its props. */
// biome-ignore lint/suspicious/noExplicitAny: views of different blocks have different props; each is typed in its own file.
export type AnyView = ComponentType<ViewProps<any>>;

const modules = import.meta.glob<{ default: AnyView }>('../blocks/*/View.tsx');

/** @returns the module of a block's view, by its name in the build manifest */
export const viewModule = (type: string): string => `blocks/${type}/View.tsx`;

export interface Views {
  /** Loads the code of these blocks. */
  load: (types: Iterable<string>) => Promise<void>;
  /** View of a block. Suspends until its code has loaded. */
  viewOf: (block: SentBlock) => AnyView | undefined;
}

/**
 * Creates the views of all blocks.
 *
 * @param near resolves when a block is near the viewport: until then the server's HTML remains and the block's code is
 * not loaded (decision 1); servers omit it and load all code before rendering
 * @returns the views, and `load`, which has to end before a server renders them
 */
export function createViews(near: (block: SentBlock) => Promise<void> = async () => {}): Views {
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
