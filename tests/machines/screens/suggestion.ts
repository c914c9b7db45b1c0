import type { Hands } from '../screen.ts';

/** The suggestion form, whose machines are met on its page and on its block. */
export const suggestion = {
  path: '/about/complaintAdvice',
  /** The block's, on the site and in its tests. */
  id: 'suggestion',
  call: 'suggestions/create',
};

/** Complete, as a visitor writes it. */
export const letter = {
  name: 'Lin Wan',
  contact: '023 0000 8866',
  content: 'The car park signs are unclear.',
};

export const letterFields = ['name', 'contact', 'content'] as const;

export const fieldOf = ({ css }: Hands, name: (typeof letterFields)[number]) =>
  css(`#${suggestion.id}-form [name=${name}]`);

/** What an earlier visit left unsent. */
export const leaveDraft = ({ leftBehind }: Hands, values: typeof letter) =>
  leftBehind(`pavilion.draft.createSuggestion.${suggestion.id}`, JSON.stringify({ values }));
