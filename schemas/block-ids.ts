/**
 * The stored id of a block, trimmed; a number becomes a text.
 *
 * @returns `undefined` if the id is absent, blank or of another type
 */
export function writtenId(block: unknown): string | undefined {
  if (typeof block !== 'object' || block === null || !Object.hasOwn(block, 'id') || !('id' in block))
    return undefined;
  const { id } = block;
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : undefined;
}

/**
 * Unique ids of a page's blocks. A generated id never equals a stored one.
 *
 * @param blocks stored values, also those that are no blocks
 * @returns ids in page order: the stored id, `stats-2` for the second block with the id `stats`, and the type for a
 * block without an id
 * @example
 * blockIds([{ id: 'stats' }, { id: 'stats' }, { type: 'tiles' }]); // ['stats', 'stats-2', 'tiles']
 */
export function blockIds(blocks: readonly unknown[]): string[] {
  const written = blocks.map(writtenId);
  const reserved = new Set(written);
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return blocks.map((block, index) => {
    const own = written[index];
    let id = own ?? typeOf(block);
    const base = id;
    while (taken.has(id) || (id !== own && reserved.has(id))) {
      const number = (numbers.get(base) ?? 1) + 1;
      numbers.set(base, number);
      id = `${base}-${number}`;
    }
    taken.add(id);
    return id;
  });
}

function typeOf(block: unknown): string {
  const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : undefined;
  return typeof type === 'string' && /^[a-z][a-z0-9-]{0,59}$/i.test(type) ? type : 'block';
}
