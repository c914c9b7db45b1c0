import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { Icon } from '#ui/Icon.tsx';
import { box } from './box.ts';

interface SelectBoxProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Undefined if no option is selected. */
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Shown if no option is selected. */
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
}

/** Select with a label. */
export function SelectBox<Value extends string>({
  label,
  hideLabel = false,
  hint,
  error,
  value,
  options,
  ...rest
}: SelectBoxProps<Value>) {
  const { onChange, placeholder, isDisabled = false, className = '' } = rest;
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Select
      value={value ?? null}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      {...(placeholder ? { placeholder } : {})}
      className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}
    >
      <Label className={hideLabel ? 'sr-only' : 'text-cap font-medium'}>{label}</Label>
      <Button className={`${box} flex h-10 items-center justify-between gap-2 text-left`}>
        <SelectValue className="min-w-0 truncate" />
        <Icon name="down" small className="text-ink-3" />
      </Button>
      {hint && (
        <Text slot="description" className="text-badge leading-normal text-ink-3">
          {hint}
        </Text>
      )}
      <FieldError className="text-badge leading-normal text-danger">{error}</FieldError>
      <Popover className="max-h-80 min-w-(--trigger-width) overflow-auto rounded border border-line bg-white py-1 shadow-dialog">
        <ListBox className="outline-none">
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className="cursor-default px-3 py-2 text-xs text-ink outline-none data-[focused]:bg-teal-tint data-[selected]:font-medium"
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
