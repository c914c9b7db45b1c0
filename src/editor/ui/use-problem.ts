import { useState } from 'react';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';

/**
 * Runs what may be refused and keeps why, as a sentence in the language of the interface.
 * `attempt` answers whether it went well; `problem` is empty again with the next attempt.
 */
export function useProblem() {
  const t = useWords(errorTexts);
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
