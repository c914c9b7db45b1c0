/** Keys that do nothing alone. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Process', 'Unidentified', 'CapsLock']);

/** Whether a key is a gesture of its own: what writes into a text field is seen in its value. */
export function isNamedKey({ key, ctrlKey, metaKey }: KeyboardEvent, element: Element): boolean {
  if (modifiers.has(key)) return false;
  // Copying and pasting show in the value.
  if (ctrlKey || metaKey) return false;
  return !writesInto(element) || (key.length > 1 && key !== 'Backspace' && key !== 'Delete');
}

const writesInto = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** A key as Playwright names it: `Shift+Tab`. */
export function pressed({ key, shiftKey, altKey }: KeyboardEvent): string {
  // A sign that needs Shift has it in itself.
  const shift = shiftKey && key.length > 1 ? 'Shift+' : '';
  return `${altKey ? 'Alt+' : ''}${shift}${key === ' ' ? 'Space' : key}`;
}
