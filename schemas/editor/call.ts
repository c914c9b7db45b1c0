import type * as z from 'zod';

/** Roles of editor accounts in ascending order. Each includes the roles before it. */
export const roles = ['editor', 'publisher', 'administrator'] as const;

/** `editor` writes drafts and answers requests, `publisher` publishes drafts, `administrator` manages accounts. */
export type Role = (typeof roles)[number];

/** @returns true if `role` may do everything that `needed` may */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** Access to a call: `anyone`, any signed-in account, or accounts with at least this role. */
export type Access = 'anyone' | 'signedIn' | Role;

/** A call of the editor: JSON posted to `/api/editor/<name>`, JSON back. */
interface EditorCall<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  access: Access;
  request: Request;
  response: Response;
}

/**
 * Infers the types of the calls of one area.
 *
 * @returns its argument
 */
export const defineCalls = <const Calls extends Record<string, EditorCall>>(calls: Calls): Calls => calls;

/** Base path of the editor's calls. */
export const editorBase = '/api/editor/';
