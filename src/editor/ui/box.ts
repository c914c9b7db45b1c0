/** Classes of the editor's fields; denser than the site's. */
export const box =
  'w-full rounded border border-line-strong bg-white px-3 text-xs text-ink placeholder:text-ink-3 focus:border-teal focus:shadow-ring focus:outline-none data-[focused]:border-teal data-[invalid]:border-danger aria-[invalid=true]:border-danger disabled:border-line disabled:bg-disabled disabled:text-ink-3';
