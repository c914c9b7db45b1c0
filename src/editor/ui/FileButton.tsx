import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { EditorIcon } from './EditorIcon.tsx';

interface FileButtonProps {
  label: string;
  /** Types and endings, as of the attribute of the same name. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Opens the dialog that chooses a file. The browser's own button would be in the language of the browser. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // Without this, choosing the same file again fires no event.
          currentTarget.value = '';
        }}
      />
      <Button small variant="outline" onClick={() => input.current?.click()}>
        <EditorIcon name="upload" />
        {label}
      </Button>
    </>
  );
}
