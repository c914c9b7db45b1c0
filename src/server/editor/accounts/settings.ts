import * as z from 'zod';
import { SetupError } from '../../setup-error.ts';

/** The first account of an empty editor. */
export interface FirstAdministrator {
  email: string;
  password: string;
}

export const adminEmailSchema = z.email('must be an e-mail address').max(200).toLowerCase();

/** Same minimum as in the editor's forms; shorter passwords can be guessed. */
export const adminPasswordSchema = z
  .string()
  .min(12, 'must have 12 characters at least')
  .max(200, 'must have 200 characters at most');

export const authSecretSchema = z.string().min(32, 'must have 32 characters at least, and be random');

/** @throws SetupError when only one of the two settings is set */
export function firstAdministrator(
  email: string | undefined,
  password: string | undefined,
): FirstAdministrator | undefined {
  if (email && password) return { email, password };
  const [set, missing] = email ? ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] : ['ADMIN_PASSWORD', 'ADMIN_EMAIL'];
  if (email || password)
    throw new SetupError(
      `${set} is set, but ${missing} is not. Set both to make the first account, or none.`,
    );
  return undefined;
}
