import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import type { Language } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { box } from '../ui/box.ts';
import type { FieldModel } from './field-model.ts';
import { type FieldProps, FieldServicesContext, type FoundEvent, useField, useForm } from './form-context.ts';

/**
 * A reference to an event of the schedule, found by its name. Its id is stored. A reference that names no event here, such as
 * the address of a page, stays until it is changed.
 */
export function EventBox({ field, value, onChange, path, hideLabel = false }: FieldProps<FieldModel>) {
  const { language, t } = useForm();
  const { label, help, error } = useField({ field, path });
  const stored = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<string>();
  const found = useEvents(typed ?? '');
  const [own] = useEvents(stored).filter(({ id }) => id === stored);
  const shown = own ? nameOf(own, language) : stored;
  const items = found.map((event) => ({ id: event.id, name: nameOf(event, language) }));
  return (
    <ComboBox
      items={items}
      value={stored || null}
      onChange={(key) => {
        setTyped(undefined);
        if (key !== null && key !== stored) onChange(String(key));
      }}
      inputValue={typed ?? shown}
      onInputChange={(text) => {
        if (text === shown) return;
        setTyped(text);
        if (text === '') onChange(undefined);
      }}
      onBlur={() => setTyped(undefined)}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      isInvalid={error !== undefined}
      className="grid min-w-0 grid-cols-1 content-start gap-1.5"
    >
      <Label className={hideLabel ? 'sr-only' : 'text-cap font-medium'}>{label}</Label>
      <div className="relative grid">
        <Input className={`${box} h-10 pe-10`} />
        <Button className="absolute inset-y-0 end-0 grid w-10 place-items-center text-ink-3">
          <Icon name="down" small />
        </Button>
      </div>
      {help && (
        <Text slot="description" className="text-badge leading-normal text-ink-3">
          {help}
        </Text>
      )}
      <FieldError className="text-badge leading-normal text-danger">{error}</FieldError>
      <Popover className="max-h-80 min-w-(--trigger-width) overflow-auto rounded border border-line bg-white py-1 shadow-dialog">
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-xs text-ink-2">{t('noEvent')}</p>}
        >
          {({ id, name }: (typeof items)[number]) => (
            <ListBoxItem
              id={id}
              textValue={name}
              className="cursor-default px-3 py-2 text-xs text-ink outline-none data-[focused]:bg-teal-tint data-[selected]:font-medium"
            >
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Events with a text in their name or id; empty while they are searched and if they cannot be. */
function useEvents(search: string): readonly FoundEvent[] {
  const { findEvents } = use(FieldServicesContext);
  const { data } = useQuery({
    queryKey: ['events', search],
    queryFn: () => findEvents?.(search) ?? [],
    enabled: findEvents !== undefined,
    staleTime: 30_000,
    retry: false,
    placeholderData: (before: readonly FoundEvent[] | undefined) => before,
  });
  return data ?? [];
}

const nameOf = ({ id, title, date }: FoundEvent, language: Language): string =>
  [title[language] ?? Object.values(title)[0] ?? id, date].filter(Boolean).join(' · ');
