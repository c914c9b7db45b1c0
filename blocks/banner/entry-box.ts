/** Line between two entries: vertical on phones, horizontal on desktop. */
export const entryRule = 'border-line-dark not-first:max-md:border-l not-first:md:border-t';

/** Classes of an entry: icon above name. */
export const entryBox =
  'grid min-h-touch content-start justify-items-center gap-1.5 px-0.5 pt-3.5 pb-3 text-center text-cap leading-tight break-normal -outline-offset-2 transition-colors duration-fast hover:bg-teal';
