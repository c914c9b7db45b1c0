import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import type { SentBlock } from './page-payload.ts';

/** View of any block. The renderer erases its props. */
// biome-ignore lint/suspicious/noExplicitAny: views of different blocks have different props; each is typed in its own file.
export type AnyView = ComponentType<ViewProps<any>>;

interface ViewModule {
  default: AnyView;
  /** Loads further code that a view with these properties needs at once. */
  loadMore?: (props: ComponentProps<AnyView>['props']) => Promise<void>;
}

const modules = import.meta.glob<ViewModule>('../blocks/*/View.tsx');

/** @returns the module of a block's view, by its name in the build manifest */
export const viewModule = (type: string): string => `blocks/${type}/View.tsx`;

export interface Views {
  /** Loads all code of these blocks. */
  load: (blocks: Iterable<{ type: string; props?: unknown }>) => Promise<void>;
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
  const loaded = new Map<string, ViewModule>();
  const load = async (type: string): Promise<ViewModule | undefined> => {
    const module = loaded.get(type) ?? (await modules[`../${viewModule(type)}`]?.());
    if (module) loaded.set(type, module);
    return module;
  };
  return {
    load: async (blocks) => {
      const all = [...blocks].map(async (block) => {
        const module = await load(block.type);
        if (block.props) await module?.loadMore?.(block.props);
      });
      await Promise.all(all);
    },
    viewOf: (block) => {
      const view = loaded.get(block.type)?.default;
      if (view || !modules[`../${viewModule(block.type)}`]) return view;
      return lazy(async () => {
        await near(block);
        const found = await load(block.type);
        if (!found) throw new Error(`block type "${block.type}" has no view in ${viewModule(block.type)}`);
        return found;
      });
    },
  };
}
