import type { ReactNode } from 'react';
import definition from '#blocks/form/index.ts';
import View from '#blocks/form/View.tsx';
import { fieldsTaken } from '#schemas/unmapped-fields.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { suggestion } from './screens/suggestion.ts';

/** The suggestion form with the page's toasts. */
export function suggestionBlock(): ReactNode {
  const props = definition.schema.parse(structuredClone(definition.example));
  const endpoint = {
    path: `/${suggestion.call}`,
    takes: fieldsTaken(props.form.fields),
    timeZone: 'Asia/Shanghai',
  };
  return (
    <ToastProvider dismissLabel="Dismiss">
      <View
        id={suggestion.id}
        props={props}
        data={{
          endpoint: { state: 'ready', data: endpoint },
          booking: { state: 'missing' },
          venue: { state: 'missing' },
          taken: { state: 'missing' },
          rooms: { state: 'missing' },
          parts: { state: 'missing' },
          plan: { state: 'missing' },
          cards: { state: 'missing' },
          phone: { state: 'missing' },
        }}
        first
      />
    </ToastProvider>
  );
}
