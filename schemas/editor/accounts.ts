import * as z from 'zod';
import { defineCalls, roles } from './call.ts';
import { limitsSchema } from './limits.ts';

const nothing = z.object({});
const email = z.email().max(200).toLowerCase();
const name = z.string().trim().min(1).max(80);
/** Long enough for a passphrase. Shorter passwords are easy to guess. */
const password = z.string().min(12).max(200);
const token = z.string().min(20).max(200);

/** The signed-in account. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** What it may open. Absent for everything; administrators have none. */
  limits: limitsSchema.optional(),
  /** True for an administrator who has to set up a second factor before anything else. */
  needsSecondFactor: z.literal(true).optional(),
});
export type Account = z.output<typeof accountSchema>;

/** An account in the administrators' list. Times are ISO 8601. */
export const listedAccountSchema = accountSchema.omit({ needsSecondFactor: true }).extend({
  /** Signing in needs a second factor. */
  secondFactor: z.boolean(),
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
/** Shown once: the server keeps only its hash. `canMail`: `mailLink` can send it. */
const link = z.object({ url: z.string(), expiresAt: z.string(), canMail: z.boolean() });

/** A signed-in browser. Times are ISO 8601. */
const sessionSchema = z.object({
  id: z.string(),
  /** True for the session of the caller. */
  current: z.boolean(),
  /** Such as `Firefox · Windows`. */
  browser: z.string().optional(),
  /** Prefix of the network address: /24 of IPv4, /48 of IPv6. */
  network: z.string().optional(),
  startedAt: z.string(),
  /** At most an hour ago while the browser is used. */
  lastSeenAt: z.string(),
});

/** An entry of the audit log. */
export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Account name. Absent for actions of the server. */
  who: z.string().optional(),
  /** Name of the call. */
  what: z.string(),
  /** Object of the action: a path, a title or an address. */
  about: z.string().optional(),
});

/** Accounts, sessions and the audit log. Links contain single-use tokens. */
export const accountCalls = defineCalls({
  /**
   * Current session, whether the first account still has to be created with the link in the log, and the site's time
   * zone (IANA name).
   */
  session: {
    access: 'anyone',
    request: nothing,
    response: z.object({ account: accountSchema.optional(), needsSetUp: z.boolean(), timeZone: z.string() }),
  },
  signIn: {
    access: 'anyone',
    request: z.object({ email, password: z.string().min(1).max(200) }),
    response: accountSchema,
  },
  /** Purpose of a set-up, invitation or reset link. */
  readLink: {
    access: 'anyone',
    request: z.object({ token }),
    response: z.object({ purpose: z.enum(['setUp', 'invitation', 'reset']), email: z.string().optional() }),
  },
  /** Creates the account of a set-up link or invitation, or sets a new password, and signs in. */
  useLink: {
    access: 'anyone',
    request: z.object({ token, name: name.optional(), email: email.optional(), password }),
    response: accountSchema,
  },
  signOut: { access: 'signedIn', request: nothing, response: nothing },
  signOutEverywhere: { access: 'signedIn', request: nothing, response: nothing },
  /** The browsers in which the account is signed in, the last seen first. */
  listSessions: {
    access: 'signedIn',
    request: nothing,
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  /** Ends one session of the account. */
  endSession: { access: 'signedIn', request: z.object({ id: z.string() }), response: nothing },
  /** Ends all sessions of the account but that of the caller. */
  endOtherSessions: { access: 'signedIn', request: nothing, response: nothing },
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
  /** Creates a link for setting a new password. */
  resetLink: { access: 'administrator', request: z.object({ id: z.string() }), response: link },
  /** Mails an invitation or a reset link to its owner, in the language of the interface. */
  mailLink: { access: 'administrator', request: z.object({ token }), response: nothing },
  /** The last administrator cannot be disabled or demoted. */
  changeAccount: {
    access: 'administrator',
    request: z.object({
      id: z.string(),
      role: z.enum(roles).optional(),
      disabled: z.boolean().optional(),
      /** Null ends the limits. */
      limits: limitsSchema.nullable().optional(),
    }),
    response: listedAccountSchema,
  },
  listAudit: {
    access: 'administrator',
    request: z.object({ before: z.int().optional(), search: z.string().max(100).optional() }),
    response: z.object({ entries: z.array(auditEntrySchema), more: z.boolean() }),
  },
});
