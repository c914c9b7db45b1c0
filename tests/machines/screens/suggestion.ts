import type { Hands } from '../screen.ts';

/** The suggestion form, for tours on its page and on its block. */
export const suggestion = {
  path: '/about/complaintAdvice',
  /** Id of the block, on the site and in tests. */
  id: 'suggestion',
  call: 'suggestions/create',
};

/** All fields, with valid values. */
export const letter = {
  name: 'Lin Wan',
  contact: '023 0000 8866',
  content: 'The car park signs are unclear.',
};

export const letterFields = ['name', 'contact', 'content'] as const;

export const fieldOf = ({ css }: Hands, name: (typeof letterFields)[number]) =>
  css(`#${suggestion.id}-form [name=${name}]`);

/** Saves these values as the draft of an earlier visit. */
export const leaveDraft = ({ leftBehind }: Hands, values: typeof letter) =>
  leftBehind(`pavilion.draft.createSuggestion.${suggestion.id}`, JSON.stringify({ values }));
