/** Classes of native fields. */
export const fieldBox =
  'w-full rounded border border-line-strong bg-white px-4 text-body placeholder:text-ink-3 focus:border-teal focus:shadow-ring focus:outline-none aria-[invalid=true]:border-danger aria-[invalid=true]:shadow-ring-danger disabled:border-line disabled:bg-disabled disabled:text-ink-3';
