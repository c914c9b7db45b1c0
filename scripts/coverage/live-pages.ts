import * as z from 'zod';
import { createCatalogue } from '#registry/blocks.ts';
import { type Part, partsOfBlock, partsOfMachine } from './parts.ts';

/** The parts of `GET /api/pages/health` that are read here. */
export const healthSchema = z.object({
  data: z.object({
    routes: z.array(
      z.object({
        path: z.string(),
        language: z.enum(['zh', 'en']),
        blocks: z.array(z.object({ type: z.string(), shown: z.boolean(), props: z.array(z.string()) })),
        machines: z.array(z.string()),
      }),
    ),
  }),
});
export type Health = z.output<typeof healthSchema>;

/** A page of the site with everything that it uses, in either language. */
export interface LivePage {
  path: string;
  /** It shows one of several items, which its address names. */
  ofItem: boolean;
  parts: ReadonlySet<Part>;
}

/** @returns the pages with visible blocks, in the order of the routes */
export function livePages({ data: { routes } }: Health): LivePage[] {
  const pages = [...Map.groupBy(routes, ({ path }) => path)].map(([path, both]) => {
    const blocks = both.flatMap((route) => route.blocks.filter(({ shown }) => shown));
    const parts = new Set([
      ...blocks.flatMap(({ type, props }) => partsOfBlock(type, props)),
      ...both.flatMap(({ machines }) => machines).flatMap(partsOfMachine),
    ]);
    return { path, ofItem: blocks.some(({ type }) => needsItem(type)), parts };
  });
  return pages.filter(({ parts }) => parts.size > 0);
}

const catalogue = createCatalogue();

function needsItem(type: string): boolean {
  const { itemParameter, itemIsOptional } = catalogue.get(type) ?? {};
  return itemParameter !== undefined && !itemIsOptional;
}
