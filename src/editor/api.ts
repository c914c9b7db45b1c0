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

/** Why a call failed; `offline` if the server could not be reached. */
export type EditorErrorCode = EditorRefusalCode | 'offline';

/** A call that was refused or never reached the server. `data` holds the details of the refusal. */
export class EditorError extends Error {
  override readonly name = 'EditorError';
  readonly code: EditorErrorCode;
  readonly data: unknown;
  /** Seconds until a retry is allowed. */
  readonly retryAfter: number | undefined;

  constructor(code: EditorErrorCode, more: { data?: unknown; retryAfter?: number | undefined } = {}) {
    super(`the editor's call was refused: ${code}`);
    this.code = code;
    this.data = more.data;
    this.retryAfter = more.retryAfter;
  }
}

/** Event on `window` when the session has ended while the editor is open; unsaved work stays on the screen. */
export const signedOutEvent = 'pavilion:signed-out';

/**
 * Calls the server of the editor.
 *
 * @param options `quiet`: for calls that the user has not caused; they do not ask for a sign-in when the session has ended
 * @throws {EditorError} if the server refuses the call or cannot be reached
 * @example await callEditor('readEntry', { kind: 'news', id: 'opening' });
 */
export async function callEditor<N extends EditorCallName>(
  name: N,
  request: EditorRequest<N>,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<EditorAnswer<N>> {
  const response = await fetch(`${editorBase}${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new EditorError('offline');
  });
  if (!response.ok) throw await errorOf(response, quiet);
  const { data } = await response.json();
  // `editorCalls` pairs each name with its schema; TypeScript cannot follow the name through the table.
  return editorCalls[name].response.parse(data) as EditorAnswer<N>;
}

/** The error of a response that is not ok. */
export async function errorOf(response: Response, quiet = false): Promise<EditorError> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const known = isRefusal(code) ? code : 'failed';
  if (known === 'signedOut' && !quiet) window.dispatchEvent(new Event(signedOutEvent));
  const retryAfter = Number(response.headers.get('retry-after'));
  return new EditorError(known, {
    data: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
  });
}

const isRefusal = (code: unknown): code is EditorRefusalCode =>
  typeof code === 'string' && Object.hasOwn(editorRefusals, code);

/** Query key of a call; `invalidateQueries({ queryKey: [name] })` refetches every answer of that call. */
export const keyOf = <N extends EditorCallName>(name: N, request: EditorRequest<N>): QueryKey => [
  name,
  request,
];

interface EditorQueryOptions {
  enabled?: boolean;
  /** Polling interval in milliseconds. */
  refetchInterval?: number;
  /** Shows the data of the previous request until the new one arrives, for example for the pages of a list. */
  keepPrevious?: boolean;
  /** Refetches whenever a component mounts, however fresh the cached answer is. */
  alwaysFresh?: boolean;
}

/** TanStack query of a reading call. */
export const useEditorQuery = <N extends EditorCallName>(
  name: N,
  request: EditorRequest<N>,
  { enabled = true, refetchInterval, keepPrevious, alwaysFresh }: EditorQueryOptions = {},
): UseQueryResult<EditorAnswer<N>, EditorError> =>
  useQuery<EditorAnswer<N>, EditorError>({
    queryKey: keyOf(name, request),
    queryFn: () => callEditor(name, request),
    enabled,
    ...(refetchInterval ? { refetchInterval } : {}),
    ...(keepPrevious ? { placeholderData: (before) => before } : {}),
    ...(alwaysFresh ? { staleTime: 0 } : {}),
  });
