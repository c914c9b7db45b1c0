import { useState } from 'react';
import { EditorError, type EditorErrorCode } from '../api.ts';
import { actTexts, errorTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';

/**
 * Runs calls that may be refused and stores the error as a sentence in the language of the interface. `attempt` clears
 * the previous error and resolves to whether the call succeeded.
 */
export function useProblem() {
  const why = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (cause) {
      setProblem(why(cause instanceof EditorError ? cause.code : 'failed'));
      return false;
    }
  };
  return { problem, setProblem, attempt };
}

/** @returns why an act was refused, in the language of the interface */
export function useRefusalText(): (code: EditorErrorCode) => string {
  const why = useTranslate(errorTexts);
  const ofAct = useTranslate(actTexts);
  return (code) => (code === 'offline' ? ofAct(code) : why(code));
}
