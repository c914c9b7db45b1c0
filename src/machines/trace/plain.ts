/** What JSON can hold. */
export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/**
 * @returns the value as JSON; a value that JSON cannot express becomes an object with `$type`
 * @example
 * plain({ at: undefined }); // { at: { $type: 'undefined' } }
 */
export function plain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : { $type: 'number', is: String(value) };
  if (value === undefined) return { $type: 'undefined' };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return { $type: typeof value };
  if (value instanceof Error) return { $type: 'Error', name: value.name, message: value.message };
  if (typeof Blob === 'function' && value instanceof Blob)
    return { $type: 'Blob', size: value.size, type: value.type };
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plain(entry)]));
}

/**
 * Restores a value from {@link plain}.
 *
 * @returns the value; a file is empty, and an error has no stack
 */
export function revived(value: Plain): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revived);
  switch (value.$type) {
    case undefined:
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, revived(entry)]));
    case 'number':
      return Number(value.is);
    case 'Error':
      return Object.assign(new Error(String(value.message)), { name: String(value.name) });
    case 'Blob':
      return new Blob([], { type: String(value.type) });
    default:
      return undefined;
  }
}
