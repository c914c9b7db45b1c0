import type * as z from 'zod';
import type { BlockDefinition } from '#blocks/define.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { migrate } from '#registry/migrate.ts';
import { languages, localiseDeep } from '#schemas/language.ts';
import type { PageItem } from './stored-page.ts';

/** Reason why visitors do not see a block. */
export type BlockTrouble = 'notABlock' | 'unknownType' | 'duplicate' | 'newer' | 'noMigration' | 'invalid';

/**
 * A block, parsed by its definition. `props` are migrated to the current version; they are stored only after an edit.
 */
export type CheckedBlock =
  | { fits: true; definition: BlockDefinition; props: Record<string, unknown> }
  | {
      fits: false;
      trouble: BlockTrouble;
      definition?: BlockDefinition;
      props?: Record<string, unknown>;
      issues: readonly z.core.$ZodIssue[];
    };

/** Cache by item: parsing is slow, and several components check the same block. */
const known = new WeakMap<PageItem, { catalogue: BlockCatalogue; checked: CheckedBlock }>();

export function checkBlock(item: PageItem, catalogue: BlockCatalogue): CheckedBlock {
  const before = known.get(item);
  if (before?.catalogue === catalogue) return before.checked;
  const checked = check(item, catalogue);
  known.set(item, { catalogue, checked });
  return checked;
}

function check(item: PageItem, catalogue: BlockCatalogue): CheckedBlock {
  const { block, duplicate } = item;
  if (!block) return { fits: false, trouble: 'notABlock', issues: [] };
  const definition = catalogue.get(block.type);
  if (!definition) return { fits: false, trouble: 'unknownType', issues: [] };
  const migrated = migrate(definition, block);
  if ('code' in migrated) {
    const trouble = migrated.code === 'newer-version' ? 'newer' : 'noMigration';
    return { fits: false, trouble, definition, issues: [] };
  }
  const { props } = migrated;
  const issues = issuesOf(definition.schema, props);
  if (issues.length) return { fits: false, trouble: 'invalid', definition, props, issues };
  if (duplicate) return { fits: false, trouble: 'duplicate', definition, props, issues };
  return { fits: true, definition, props };
}

/** Issues of localised props, from parsing them in each language; one issue per path. */
export function issuesOf(schema: z.ZodType, props: unknown): z.core.$ZodIssue[] {
  const found = new Map<string, z.core.$ZodIssue>();
  for (const language of languages)
    for (const issue of schema.safeParse(localiseDeep(props, language), { reportInput: true }).error
      ?.issues ?? [])
      found.set(issue.path.join('.'), issue);
  return [...found.values()];
}
