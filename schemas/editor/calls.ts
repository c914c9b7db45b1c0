import type * as z from 'zod';
import { accountCalls } from './accounts.ts';
import { editorialCalls } from './editorial.ts';
import { inboxCalls } from './inbox.ts';
import { mediaCalls } from './media.ts';

/**
 * All calls of the editor by name. The server's routes and access checks and the editor's client derive from this
 * table.
 */
export const editorCalls = { ...accountCalls, ...editorialCalls, ...mediaCalls, ...inboxCalls } as const;

export type EditorCallName = keyof typeof editorCalls;
export const editorCallNames = Object.keys(editorCalls) as EditorCallName[];

/** Request of a caller before parsing. */
export type EditorRequest<N extends EditorCallName> = z.input<(typeof editorCalls)[N]['request']>;
export type ParsedEditorRequest<N extends EditorCallName> = z.output<(typeof editorCalls)[N]['request']>;
export type EditorAnswer<N extends EditorCallName> = z.output<(typeof editorCalls)[N]['response']>;

/** Reasons for refusing a call. Their texts are in `src/editor/texts`. */
export const editorRefusals = {
  invalid: 400,
  easyPassword: 400,
  signedOut: 401,
  wrongPassword: 401,
  forbidden: 403,
  missing: 404,
  expired: 410,
  conflict: 409,
  inUse: 409,
  lastAdministrator: 409,
  taken: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  failed: 500,
} as const;
export type EditorRefusalCode = keyof typeof editorRefusals;
