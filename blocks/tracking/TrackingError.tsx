import { Icon } from '#ui/Icon.tsx';

/** Announces an error at once. Without a text only the live region is rendered. */
export const TrackingError = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className="mt-6 flex items-center gap-3.5 rounded bg-danger-surface px-5 py-4 text-sm text-danger">
        <Icon name="warning" />
        {text}
      </p>
    )}
  </div>
);
