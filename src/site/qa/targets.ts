import { computeAccessibleName } from 'dom-accessibility-api';
import type { TraceTarget } from '#schemas/trace.ts';

/** Elements that a click or a value is recorded for. */
const interactive =
  'a[href], button, input, textarea, select, summary, label, video, [role=button], [role=tab], [role=option], [role=link], [role=spinbutton], [role=slider], [role=switch], [tabindex]';

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  summary: 'button',
  textarea: 'textbox',
  select: 'combobox',
};
const inputRoles: Readonly<Record<string, string>> = {
  search: 'searchbox',
  number: 'spinbutton',
  range: 'slider',
  checkbox: 'checkbox',
  radio: 'radio',
  submit: 'button',
};

/** Describes an element for a trace: the interactive element around it, or itself. */
export function targetOf(element: Element): TraceTarget {
  const meant = element.closest(interactive) ?? element;
  const [role, name] = [roleOf(meant), nameOf(meant)];
  const path = pathOf(meant);
  if (role === undefined || name === '') return { path };
  const same = sameAs(role, name);
  return { role, name, nth: same.indexOf(meant), ...(same.length > 1 ? { of: same.length } : {}), path };
}

/** Describes what a tester points at: a control or heading by its role and name, a text by its position. */
export function pointedTarget(element: Element): TraceTarget {
  const heading = element.closest('h1, h2, h3, h4, h5, h6');
  const name = heading && computeAccessibleName(heading).replace(/\s+/g, ' ').trim();
  if (heading && name) return { role: 'heading', name, path: pathOf(heading) };
  return element.closest(interactive) ? targetOf(element) : { path: pathOf(element) };
}

/** Finds the element of a trace by role and name, otherwise by path. */
export function findTarget({ role, name, nth = 0, path }: TraceTarget): Element | null {
  const named = role !== undefined && name !== undefined ? sameAs(role, name)[nth] : undefined;
  return named ?? document.querySelector(path);
}

/** Description for readers: `the button “Next”`. */
export const describe = ({ role, name, path }: TraceTarget): string =>
  role === undefined ? path : `${role} “${name}”`;

const sameAs = (role: string, name: string): Element[] =>
  [...document.querySelectorAll(interactive)].filter(
    (candidate) => roleOf(candidate) === role && nameOf(candidate) === name,
  );

function roleOf(element: Element): string | undefined {
  const stated = element.getAttribute('role');
  if (stated) return stated;
  if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox';
  return roles[element.localName];
}

/** Approximates the accessible name. */
function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const fields = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const found = [
    labelled,
    element.getAttribute('aria-label'),
    fields.map((label) => label.textContent ?? '').join(' '),
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? '' : textOf(element),
    element.getAttribute('title'),
    element.getAttribute('name'),
  ];
  return (found.find((text) => text?.trim()) ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
}

const textOf = (element: Element): string =>
  element.textContent?.trim() || (element.querySelector('img')?.alt ?? '');

/** CSS path from the nearest hand-written id, or from the body. React's generated ids change on every load. */
function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/^[a-z][\w-]*$/i.test(at.id) && !at.id.startsWith('react'))
      return [`#${at.id}`, ...steps].join(' > ');
    const own = at.localName;
    const same = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === own);
    steps.unshift(same.length > 1 ? `${own}:nth-of-type(${same.indexOf(at) + 1})` : own);
  }
  return ['body', ...steps].join(' > ');
}
