import { createContext, use } from 'react';
import type { Person } from '#schemas/editor/presence.ts';
import { useTranslate } from '../context.tsx';
import { PersonMark } from '../ui/PersonMark.tsx';
import { draftTexts } from './texts.ts';

/** Everyone else who has the entry of this screen open. */
export const PeopleContext = createContext<readonly Person[]>([]);

/** Those who edit a block of the page. */
export const usePeopleAt = (block: string): readonly Person[] =>
  use(PeopleContext).filter((person) => person.block === block);

/** Says in the bar of a screen who else has its entry open. */
export function People({ people }: { people: readonly Person[] }) {
  const t = useTranslate(draftTexts);
  const names = [...new Set(people.map(({ name }) => name))];
  return (
    <div role="status" aria-atomic="true" className="flex gap-1">
      {names.length > 0 && (
        <span className="sr-only">{t('alsoHere', { names: names.join(t('comma')) })}</span>
      )}
      {names.map((name) => (
        <PersonMark key={name} name={name} />
      ))}
    </div>
  );
}
