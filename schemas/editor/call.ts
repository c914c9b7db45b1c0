import type * as z from 'zod';
import type { Role } from './roles.ts';

/** Who may make a call: `anyone`, whoever is signed in, or whoever has at least this role. */
export type Access = 'anyone' | 'signedIn' | Role;

/** A call of the editor: JSON posted to `/api/editor/<name>`, JSON back. */
export interface EditorCall<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  access: Access;
  request: Request;
  response: Response;
}

/** Types the calls of one area; the value is returned as it is. */
export const defineCalls = <const Calls extends Record<string, EditorCall>>(calls: Calls): Calls => calls;

/** Path of every call, which its name follows. */
export const editorBase = '/api/editor/';
