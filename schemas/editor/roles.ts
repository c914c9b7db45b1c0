/** What accounts of the editor may do; each may do what those before it may. */
export const roles = ['editor', 'publisher', 'administrator'] as const;

/** `editor` writes drafts and answers requests, `publisher` makes them visible, `administrator` keeps the accounts. */
export type Role = (typeof roles)[number];

/** Whether a role includes what another may do. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);
