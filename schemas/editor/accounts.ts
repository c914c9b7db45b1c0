import * as z from 'zod';
import { defineCalls } from './call.ts';
import { roles } from './roles.ts';

const nothing = z.object({});
const email = z.email().max(200).toLowerCase();
const name = z.string().trim().min(1).max(80);
/** As long as a phrase may be; shorter ones are guessed. */
const password = z.string().min(12).max(200);
const token = z.string().min(20).max(200);

/** Whoever is signed in. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});
export type Account = z.output<typeof accountSchema>;

/** An account as administrators see it; times are ISO 8601. */
export const listedAccountSchema = accountSchema.extend({
  disabled: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().optional(),
});
const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  expiresAt: z.string(),
});
/** Shown once: the server keeps only its hash. */
const link = z.object({ url: z.string(), expiresAt: z.string() });

/** One thing that somebody did. */
export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Name of the account; absent for what the server did. */
  who: z.string().optional(),
  /** Name of the call. */
  what: z.string(),
  /** What it was done to: a path, a title, an address. */
  about: z.string().optional(),
});

/** Accounts, their sessions, and who did what. Links hold tokens that are good once. */
export const accountCalls = defineCalls({
  /** Whether somebody is signed in, and whether the first account is still to be made by the link of the log. */
  session: {
    access: 'anyone',
    request: nothing,
    response: z.object({ account: accountSchema.optional(), needsSetUp: z.boolean() }),
  },
  signIn: {
    access: 'anyone',
    request: z.object({ email, password: z.string().min(1).max(200) }),
    response: accountSchema,
  },
  /** What a set-up, invitation or reset link is for. */
  readLink: {
    access: 'anyone',
    request: z.object({ token }),
    response: z.object({ purpose: z.enum(['setUp', 'invitation', 'reset']), email: z.string().optional() }),
  },
  /** Makes the account of a set-up link or invitation, or gives an account its new password; signs in. */
  useLink: {
    access: 'anyone',
    request: z.object({ token, name: name.optional(), email: email.optional(), password }),
    response: accountSchema,
  },
  signOut: { access: 'signedIn', request: nothing, response: nothing },
  signOutEverywhere: { access: 'signedIn', request: nothing, response: nothing },
  /** Ends all other sessions of the account. */
  changePassword: {
    access: 'signedIn',
    request: z.object({ current: z.string().max(200), password }),
    response: nothing,
  },
  listAccounts: {
    access: 'administrator',
    request: nothing,
    response: z.object({ accounts: z.array(listedAccountSchema), invitations: z.array(invitation) }),
  },
  invite: { access: 'administrator', request: z.object({ email, role: z.enum(roles) }), response: link },
  revokeInvitation: { access: 'administrator', request: z.object({ id: z.string() }), response: nothing },
  /** A link by which somebody who forgot the password sets a new one. */
  resetLink: { access: 'administrator', request: z.object({ id: z.string() }), response: link },
  /** The last administrator cannot be disabled or made less. */
  changeAccount: {
    access: 'administrator',
    request: z.object({ id: z.string(), role: z.enum(roles).optional(), disabled: z.boolean().optional() }),
    response: listedAccountSchema,
  },
  listAudit: {
    access: 'administrator',
    request: z.object({ before: z.int().optional(), search: z.string().max(100).optional() }),
    response: z.object({ entries: z.array(auditEntrySchema), more: z.boolean() }),
  },
});
