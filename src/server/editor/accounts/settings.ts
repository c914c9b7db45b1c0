import * as z from 'zod';
import { SetupError } from '../../setup-error.ts';

/** The account that an empty editor begins with. */
export interface FirstAdministrator {
  email: string;
  password: string;
}

export const adminEmailSchema = z.email('must be an e-mail address').max(200).toLowerCase();

/** As in the editor's own forms: shorter ones are guessed. */
export const adminPasswordSchema = z
  .string()
  .min(12, 'must have 12 characters at least')
  .max(200, 'must have 200 characters at most');

export const authSecretSchema = z.string().min(32, 'must have 32 characters at least, and be random');

/** @throws SetupError when one of the two settings stands alone. */
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
