import type { BlockDefinition } from '#blocks/define.ts';
import type { Block, PageDefinition } from '#schemas/page.ts';
import type { BlockCatalogue } from './blocks.ts';

/** A block ready for its queries and its view, or the reason why it is left out. */
export type ParsedBlock =
  | { valid: true; block: Block; definition: BlockDefinition; props: unknown }
  | { valid: false; block: Block; reason: string };

/**
 * Brings every block of a page up to date and checks its props: migrate → validate → clean.
 * An invalid block is a value, not an error: visitors do not see it, the editor's preview shows its reason.
 * `cleanProps` sanitises HTML in props; it is passed in because only servers have it.
 */
export const parsePage = (
  page: PageDefinition,
  catalogue: BlockCatalogue,
  cleanProps: (definition: BlockDefinition, props: unknown) => unknown,
): ParsedBlock[] =>
  page.blocks.map((block, index) =>
    page.blocks.findIndex(({ id }) => id === block.id) < index
      ? { valid: false, block, reason: `its id "${block.id}" is that of another block of the page` }
      : parseBlock(block, catalogue, cleanProps),
  );

function parseBlock(
  block: Block,
  catalogue: BlockCatalogue,
  cleanProps: (definition: BlockDefinition, props: unknown) => unknown,
): ParsedBlock {
  const definition = catalogue.get(block.type);
  if (!definition) return { valid: false, block, reason: `unknown type "${block.type}"` };
  const migrated = migrate(definition, block);
  if (typeof migrated === 'string') return { valid: false, block, reason: migrated };
  const parsed = definition.schema.safeParse(migrated);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'props'}: ${issue.message}`);
    return { valid: false, block, reason: `invalid props: ${issues.join('; ')}` };
  }
  return { valid: true, block, definition, props: cleanProps(definition, parsed.data) };
}

/** The props at the definition's version, or why they cannot get there. */
export function migrate(
  definition: BlockDefinition,
  { version, props }: Block,
): Record<string, unknown> | string {
  if (version > definition.version)
    return `version ${version} is newer than this site's ${definition.version}; update the site`;
  let current = props;
  for (let from = version; from < definition.version; from += 1) {
    const step = definition.migrations?.[from];
    if (!step) return `no migration from version ${from} of "${definition.type}"`;
    current = step(current);
  }
  return current;
}
