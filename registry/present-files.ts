/** Addresses of uploads, as they are in any text. */
const uploads = /\/media\/u\/[0-9a-f]+\.[a-z0-9]+/g;

/**
 * Replaces the addresses of uploaded files by those of their present versions, which no cache can hold an older version of.
 *
 * @param value any JSON value, such as the blocks of a page
 * @param note is called with each address that occurs
 * @returns a copy; parts without such addresses are the same objects
 */
export function withPresentFiles<T>(
  value: T,
  current: (address: string) => string,
  note: (address: string) => void,
): T {
  const replace = (text: string) =>
    text.replace(uploads, (address) => {
      note(address);
      return current(address);
    });
  // Cast because each part keeps its type: only texts become other texts.
  return replacedIn(value, replace) as T;
}

/** Copies an object or array only if one of its parts is another: most pages have no uploads. */
function replacedIn(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('/media/u/') ? replace(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const present = replacedIn(part, replace);
    if (present === part) continue;
    // Cast because an array has its positions as keys.
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = present;
  }
  return copy ?? value;
}
