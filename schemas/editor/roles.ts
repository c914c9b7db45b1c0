/** Roles of editor accounts in ascending order. Each includes the roles before it. */
export const roles = ['editor', 'publisher', 'administrator'] as const;

/** `editor` writes drafts and answers requests, `publisher` publishes drafts, `administrator` manages accounts. */
export type Role = (typeof roles)[number];

/** True if a role includes another role. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);
