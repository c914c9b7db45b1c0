export interface FieldNotesProps {
  /** Of the control, which names these by their ids. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** What is to be known of a field, and what is wrong with it. */
export const FieldNotes = ({ id, help, error }: FieldNotesProps) => (
  <>
    {help && (
      <p id={`${id}-help`} className="text-badge leading-normal text-ink-3">
        {help}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="text-badge leading-normal text-danger">
        {error}
      </p>
    )}
  </>
);
