import type { Problem } from '#ui/toast/use-problem-toast.ts';
import type { BlockData } from './define.ts';

/** What a block that lives on a remote config has to tell of it: nothing, unless it is missing or failed. */
export const configProblem = (
  config: Problem | false,
  { state }: Pick<BlockData<unknown>, 'state'>,
): Problem | undefined => (config && (state === 'missing' || state === 'failed') ? config : undefined);
