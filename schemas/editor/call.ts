import type * as z from 'zod';
import type { Role } from './roles.ts';

/** Access to a call: `anyone`, any signed-in account, or accounts with at least this role. */
export type Access = 'anyone' | 'signedIn' | Role;

/** A call of the editor: JSON posted to `/api/editor/<name>`, JSON back. */
export interface EditorCall<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  access: Access;
  request: Request;
  response: Response;
}

/** Infers the types of the calls of one area. Returns its argument. */
export const defineCalls = <const Calls extends Record<string, EditorCall>>(calls: Calls): Calls => calls;

/** Base path of the editor's calls. */
export const editorBase = '/api/editor/';
