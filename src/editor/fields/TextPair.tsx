import { FieldFrame } from './FieldFrame.tsx';
import type { TextField } from './field-model.ts';
import { type FieldProps, useField } from './form-context.ts';
import { HalfBox } from './HalfBox.tsx';
import { OlderActions, OlderBadge } from './OlderActions.tsx';
import { usePair } from './use-pair.ts';

/** A text for people: both languages in one box, the older one tinted. */
export function TextPair(props: FieldProps<TextField>) {
  const { field, path, hideLabel = false } = props;
  const { id, label, help, error, described } = useField({ field, path });
  const { older, halves } = usePair(props);
  return (
    <FieldFrame
      {...{ id, label, help, error, hideLabel }}
      required={field.required}
      group
      aside={older && <OlderBadge language={older} />}
    >
      <div
        className={`divide-y divide-line overflow-clip rounded border bg-white ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        {halves.map(({ language, text, older: isOlder, onFocus, write }) => (
          <HalfBox
            key={language}
            {...{ label, language, onFocus, described }}
            value={text}
            older={isOlder}
            long={field.kind === 'longText'}
            maxLength={field.maxLength}
            onChange={write}
          />
        ))}
      </div>
      {older && <OlderActions path={path} language={older} />}
    </FieldFrame>
  );
}
