/** How many slides a carousel shows at a time on desktop. */
export type PerView = 1 | 2 | 3 | 4;

/** The width of a slide on desktop; skeletons take the same. */
export const slideWidth: Readonly<Record<PerView, string>> = {
  1: 'md:slide-full',
  2: 'md:slide-half',
  3: 'md:slide-third',
  4: 'md:slide-quarter',
};
