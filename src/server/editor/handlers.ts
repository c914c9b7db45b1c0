import type * as z from 'zod';
import type { Account } from '#schemas/editor/accounts.ts';
import type {
  EditorAnswer,
  EditorCallName,
  EditorRefusalCode,
  ParsedEditorRequest,
} from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';

/** Who makes a call, and what of its request the handlers of accounts need besides. */
export interface Caller {
  /** Undefined in calls that anyone may make. */
  account: Account | undefined;
  /** Of the editor's interface. */
  language: Language;
  /** Network address, for limits. */
  address: string;
  headers: Headers;
}

/** A call that is refused, with what the person needs to go on; its status is that of the code. */
export interface EditorRefusal {
  ok: false;
  code: EditorRefusalCode;
  data?: unknown;
  /** Seconds until the next try counts. */
  retryAfter?: number;
}

export type EditorResult<Data> =
  | { ok: true; data: Data /** Cookies of a session that begins or ends. */; cookies?: readonly string[] }
  | EditorRefusal;

export type EditorHandler<N extends EditorCallName> = (
  request: ParsedEditorRequest<N>,
  caller: Caller,
) => Promise<EditorResult<EditorAnswer<N>>>;

/** One function a call: a call without one does not compile. */
export type EditorHandlers = { readonly [N in EditorCallName]: EditorHandler<N> };

/** Those of one area, by its table of calls. */
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

/** The account of a caller who is signed in: the routes have checked it. */
export function signedIn({ account }: Caller): Account {
  if (!account)
    throw new Error('This call needs an account, and its access says `anyone`: correct schemas/editor');
  return account;
}

/** What is wrong with each field of a request, by its path: `drafts.0.entry.id`. */
export const fieldErrors = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'request', message]));
