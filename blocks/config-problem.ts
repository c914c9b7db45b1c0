import type { Problem } from '#ui/toast/use-problem-toast.ts';
import type { BlockData } from './define.ts';

/**
 * @returns the toast of a block whose remote config is missing or failed; `undefined` otherwise, and if the block shows
 * none
 */
export const configProblem = (
  config: Problem | false,
  { state }: Pick<BlockData<unknown>, 'state'>,
): Problem | undefined => (config && (state === 'missing' || state === 'failed') ? config : undefined);
