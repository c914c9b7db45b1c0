import type * as z from 'zod';
import type { Account } from '#schemas/editor/accounts.ts';
import type {
  EditorAnswer,
  EditorCallName,
  EditorRefusalCode,
  ParsedEditorRequest,
} from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';

/** The caller of a handler, and the request data that account handlers need. */
export interface Caller {
  /** Undefined for calls that need no account. */
  account: Account | undefined;
  /** Language of the editor's interface. */
  language: Language;
  /** Network address, for limits. */
  address: string;
  headers: Headers;
}

/** A refused call, with the data the editor needs to continue. The code determines the status. */
export interface EditorRefusal {
  ok: false;
  code: EditorRefusalCode;
  data?: unknown;
  /** Seconds until another try is allowed. */
  retryAfter?: number;
}

export type EditorResult<Data> =
  | { ok: true; data: Data /** Cookies that start or end a session. */; cookies?: readonly string[] }
  | EditorRefusal;

export type EditorHandler<N extends EditorCallName> = (
  request: ParsedEditorRequest<N>,
  caller: Caller,
) => Promise<EditorResult<EditorAnswer<N>>>;

/** One handler per call: a missing one is a type error. */
export type EditorHandlers = { readonly [N in EditorCallName]: EditorHandler<N> };

/** The handlers of one area, by its call table. */
export type HandlersOf<Calls> = Pick<EditorHandlers, keyof Calls & EditorCallName>;

export const done = <Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data });

export const refuse = (
  code: EditorRefusalCode,
  more: Omit<EditorRefusal, 'ok' | 'code'> = {},
): EditorRefusal => ({
  ok: false,
  code,
  ...more,
});

/**
 * The account of a signed-in caller; the routes have checked access.
 * @throws when the call table lets anyone make this call
 */
export function signedIn({ account }: Caller): Account {
  if (!account)
    throw new Error('This call needs an account, and its access says `anyone`: correct schemas/editor');
  return account;
}

/** Messages for the invalid fields of a request, by path: `drafts.0.entry.id`. */
export const fieldErrors = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'request', message]));
