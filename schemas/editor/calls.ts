import type * as z from 'zod';
import { accountCalls } from './accounts.ts';
import { editorialCalls } from './editorial.ts';
import { factorCalls } from './factors.ts';
import { homeCalls } from './home.ts';
import { inboxCalls } from './inbox.ts';
import { mediaCalls } from './media.ts';
import { presenceCalls } from './presence.ts';
import { readinessCalls } from './readiness.ts';
import { releaseCalls } from './releases.ts';
import { reviewCalls } from './review.ts';
import { searchCalls } from './search.ts';
import { sectionCalls } from './sections.ts';
import { translationCalls } from './translations.ts';
import { viewCalls } from './views.ts';

/**
 * All calls of the editor by name. The server's routes and access checks and the editor's client derive from this
 * table.
 */
export const editorCalls = {
  ...accountCalls,
  ...factorCalls,
  ...editorialCalls,
  ...sectionCalls,
  ...presenceCalls,
  ...releaseCalls,
  ...translationCalls,
  ...homeCalls,
  ...reviewCalls,
  ...readinessCalls,
  ...mediaCalls,
  ...inboxCalls,
  ...searchCalls,
  ...viewCalls,
} as const;

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
  /** The password was right; `data` says which second factors the account has. */
  secondFactor: 401,
  wrongCode: 401,
  passkeyRefused: 401,
  /** An administrator has to set up a second factor first. */
  secondFactorMissing: 403,
  forbidden: 403,
  missing: 404,
  expired: 410,
  /** Too much time has passed since the step before, or it was taken twice. */
  stepExpired: 410,
  conflict: 409,
  inUse: 409,
  lastAdministrator: 409,
  taken: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  failed: 500,
  /** The mail server did not accept a mail, or there is none. */
  mailFailed: 502,
  /** The database does not answer. Whether a change was stored is unknown; saving a draft again is safe. */
  away: 503,
  /** The storage of media does not answer. Nothing was changed. */
  storageAway: 503,
  diskFull: 507,
} as const;
export type EditorRefusalCode = keyof typeof editorRefusals;
