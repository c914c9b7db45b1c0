import type { BlockDefinition } from '#blocks/define.ts';
import type { Block } from '#schemas/page.ts';

export type Migration =
  | { props: Record<string, unknown> }
  | {
      code: 'newer-version' | 'no-migration' | 'failed-migration';
      values: { found: string; expected?: string };
    };

/**
 * Migrates props step by step to the version of the block's definition.
 *
 * @returns the migrated props, which are not yet parsed, or a code with the reason why the migration failed
 */
export function migrate(
  { version: latest, migrations }: Pick<BlockDefinition, 'version' | 'migrations'>,
  { version, props }: Pick<Block, 'version' | 'props'>,
): Migration {
  if (version > latest)
    return { code: 'newer-version', values: { found: String(version), expected: String(latest) } };
  let current = props;
  for (let from = version; from < latest; from += 1) {
    const step = migrations?.[from];
    if (!step) return { code: 'no-migration', values: { found: String(from) } };
    try {
      current = step(current);
    } catch {
      // A migration may throw if the props do not match its version.
      return { code: 'failed-migration', values: { found: String(from) } };
    }
  }
  return { props: current };
}
