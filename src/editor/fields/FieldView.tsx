import type { ReactNode } from 'react';
import { ChoiceBox, IconBox, SwitchBox } from './ChoiceBox.tsx';
import { EventBox } from './EventBox.tsx';
import type { FieldProps } from './form-context.ts';
import { KeyBox, KeyTicks } from './KeyBox.tsx';
import { ListRows } from './ListRows.tsx';
import { LocalisedTextField } from './LocalisedTextField.tsx';
import { MediaBox } from './MediaBox.tsx';
import { ObjectFields, ObjectGroup } from './ObjectFields.tsx';
import { LinkBox, MomentBox, NumberBox, PlainBox } from './PlainBox.tsx';
import { RecordRows } from './RecordRows.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SourceBox } from './SourceBox.tsx';
import { UnionBox, UnknownBox } from './UnionBox.tsx';

/** Renders the control for the kind of a field. */
export function FieldView({ field, ...props }: FieldProps): ReactNode {
  switch (field.kind) {
    case 'richText':
      return <RichTextField field={field} {...props} />;
    case 'longText':
      return <LocalisedTextField field={field} {...props} />;
    case 'text':
      return field.localised ? (
        <LocalisedTextField field={field} {...props} />
      ) : (
        <PlainBox field={field} {...props} />
      );
    case 'number':
      return <NumberBox field={field} {...props} />;
    case 'switch':
      return <SwitchBox field={field} {...props} />;
    case 'choice':
      return <ChoiceBox field={field} {...props} />;
    case 'icon':
      return <IconBox field={field} {...props} />;
    case 'date':
      return <PlainBox field={field} {...props} type="date" />;
    case 'dateTime':
      return <MomentBox field={field} {...props} />;
    case 'time':
      return <PlainBox field={field} {...props} type="time" />;
    case 'picture':
    case 'video':
    case 'media':
    case 'file':
      return <MediaBox field={{ ...field, kind: field.kind }} {...props} />;
    case 'link':
      return <LinkBox field={field} {...props} />;
    case 'object':
      // The row of a list item already names it.
      return props.hideLabel ? (
        <div className="grid grid-cols-1 gap-4">
          <ObjectFields fields={field.fields} {...props} />
        </div>
      ) : (
        <ObjectGroup field={field} {...props} />
      );
    case 'key':
      return null;
    case 'keyOf':
      return <KeyBox field={field} {...props} />;
    case 'event':
      return <EventBox field={field} {...props} />;
    case 'list':
      return field.item.kind === 'keyOf' ? (
        <KeyTicks field={field} {...props} />
      ) : (
        <ListRows field={field} {...props} />
      );
    case 'record':
      return <RecordRows field={field} {...props} />;
    case 'union':
      return <UnionBox field={field} {...props} />;
    case 'source':
      return <SourceBox field={field} {...props} />;
    case 'unknown':
      return <UnknownBox field={field} {...props} />;
  }
}
