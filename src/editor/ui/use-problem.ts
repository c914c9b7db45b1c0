import { useState } from 'react';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';

/**
 * Runs calls that may be refused and stores the error as a sentence in the language of the interface. `attempt` clears
 * the previous error and resolves to whether the call succeeded.
 */
export function useProblem() {
  const t = useTranslate(errorTexts);
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (cause) {
      setProblem(t(cause instanceof EditorError ? cause.code : 'failed'));
      return false;
    }
  };
  return { problem, setProblem, attempt };
}
