/**
 * A short text that changes when a value changes: 53 bits of cyrb53, which is fast, runs in every engine and is not meant
 * to withstand attacks.
 * @param value what `JSON.stringify` takes
 * @returns letters and digits, at most eleven
 * @example contentVersion({ title: 'Opening' }) !== contentVersion({ title: 'Closing' })
 */
export function contentVersion(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
