/** Label of a button while its call runs. */
export const Pending = ({ text }: { text: string }) => (
  <>
    <span
      aria-hidden="true"
      className="size-4.5 animate-spin rounded-full border-2 border-white/40 border-t-white"
    />
    {text}
  </>
);
