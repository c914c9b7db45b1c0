/** Keys that do nothing alone, so they are not recorded. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Process', 'Unidentified', 'CapsLock']);

/** True if a key press is recorded. Keys that write into a text field are not: the field's value is. */
export function isNamedKey({ key, ctrlKey, metaKey }: KeyboardEvent, element: Element): boolean {
  if (modifiers.has(key)) return false;
  // Copy and paste appear in the value.
  if (ctrlKey || metaKey) return false;
  return !writesInto(element) || (key.length > 1 && key !== 'Backspace' && key !== 'Delete');
}

const writesInto = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** The key in Playwright's notation: `Shift+Tab`. */
export function pressed({ key, shiftKey, altKey }: KeyboardEvent): string {
  // A character typed with Shift already differs.
  const shift = shiftKey && key.length > 1 ? 'Shift+' : '';
  return `${altKey ? 'Alt+' : ''}${shift}${key === ' ' ? 'Space' : key}`;
}
