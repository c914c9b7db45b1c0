import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { editorBase } from '#schemas/editor/call.ts';
import {
  type EditorAnswer,
  type EditorCallName,
  type EditorRefusalCode,
  type EditorRequest,
  editorCalls,
  editorRefusals,
} from '#schemas/editor/calls.ts';

/** Why a call was not answered; `offline` when the server could not be reached. */
export type EditorErrorCode = EditorRefusalCode | 'offline';

/** A call that was refused or never arrived. `data` is what the server gave with the refusal. */
export class EditorError extends Error {
  override readonly name = 'EditorError';
  readonly code: EditorErrorCode;
  readonly data: unknown;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: EditorErrorCode, more: { data?: unknown; retryAfter?: number | undefined } = {}) {
    super(`the editor's call was refused: ${code}`);
    this.code = code;
    this.data = more.data;
    this.retryAfter = more.retryAfter;
  }
}

/** Told when a session has ended while the editor is open: what is unsaved stays on the screen. */
export const signedOutEvent = 'pavilion:signed-out';

/** Makes a call of the editor's table. Throws an EditorError. */
export async function ask<N extends EditorCallName>(
  name: N,
  request: EditorRequest<N>,
): Promise<EditorAnswer<N>> {
  const response = await fetch(`${editorBase}${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new EditorError('offline');
  });
  if (!response.ok) throw await errorOf(response);
  const { data } = await response.json();
  // The table says what the schema of this very call puts out; TypeScript does not follow the name through it.
  return editorCalls[name].response.parse(data) as EditorAnswer<N>;
}

/** The error of a response that is not ok. */
export async function errorOf(response: Response): Promise<EditorError> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const known = isRefusal(code) ? code : 'failed';
  if (known === 'signedOut') window.dispatchEvent(new Event(signedOutEvent));
  const retryAfter = Number(response.headers.get('retry-after'));
  return new EditorError(known, {
    data: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
  });
}

const isRefusal = (code: unknown): code is EditorRefusalCode =>
  typeof code === 'string' && Object.hasOwn(editorRefusals, code);

/** Under which an answer is kept: `invalidateQueries({ queryKey: [name] })` asks again. */
export const keyOf = <N extends EditorCallName>(name: N, request: EditorRequest<N>): QueryKey => [
  name,
  request,
];

/** The answer of a reading call, kept and asked for again as TanStack Query does. */
export const useAsk = <N extends EditorCallName>(
  name: N,
  request: EditorRequest<N>,
  options: { enabled?: boolean; refetchInterval?: number; keep?: boolean } = {},
): UseQueryResult<EditorAnswer<N>, EditorError> =>
  useQuery<EditorAnswer<N>, EditorError>({
    queryKey: keyOf(name, request),
    queryFn: () => ask(name, request),
    enabled: options.enabled ?? true,
    ...(options.refetchInterval ? { refetchInterval: options.refetchInterval } : {}),
    // What stands there stays until the next answer: pages of a list, for example.
    ...(options.keep ? { placeholderData: (before) => before } : {}),
  });
