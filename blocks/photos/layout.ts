/** Gallery in eight columns at the left, description at the right; stacked on phones. */
export const photosGrid = 'wrap grid gap-x-gutter gap-y-6 md:grid-cols-12';

export const photosHead = 'grid min-w-0 content-start gap-6 md:order-last md:col-span-4';

export const photosFacts =
  'flex flex-wrap gap-x-7 gap-y-1 text-xs text-ink-2 md:grid md:gap-y-2 md:border-t md:border-ink md:pt-4 md:text-sm';
