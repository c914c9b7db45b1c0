import { useCallback } from 'react';
import { sendSubmission } from '#api/send-submission.ts';
import { useTexts } from '#i18n/context.tsx';
import { type SendRequest, useSubmission } from '#machines/use-submission.ts';

/** The submission of one form to its create call. */
export function useFormSubmission(endpoint: string) {
  const { language } = useTexts();
  const send: SendRequest = useCallback(
    (request, signal) => sendSubmission(endpoint, request, { language, signal }),
    [endpoint, language],
  );
  return useSubmission(send, newKey);
}

/** Random, and available on plain http too, where `crypto.randomUUID` is not. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
