/** Background, edge and text of one person. */
export interface PersonTone {
  mark: string;
  edge: string;
  text: string;
}

const plum: PersonTone = {
  mark: 'bg-person-plum',
  edge: 'border-person-plum',
  text: 'text-person-plum',
};
const tones: readonly PersonTone[] = [
  plum,
  { mark: 'bg-person-slate', edge: 'border-person-slate', text: 'text-person-slate' },
  { mark: 'bg-person-moss', edge: 'border-person-moss', text: 'text-person-moss' },
  { mark: 'bg-person-clay', edge: 'border-person-clay', text: 'text-person-clay' },
];

/** The same tone for a name on every screen. */
export function toneOf(name: string): PersonTone {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? plum;
}

/** A square with the first character of a name. Decorative: the name must stand beside it or be its label. */
export const PersonMark = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    title={name}
    className={`grid size-5.5 flex-none place-items-center rounded text-badge leading-none font-medium text-white ${toneOf(name).mark}`}
  >
    {[...name.trim()][0]?.toUpperCase()}
  </span>
);
