import type { AnyStateMachine } from 'xstate';

/** @returns a hash of a machine's definition: equal for equal states, transitions and names, in any build */
export const machineHash = ({ config }: AnyStateMachine): string =>
  hash(JSON.stringify(config, (_, value: unknown) => (typeof value === 'function' ? 'function' : value)));

/** FNV-1a over UTF-16 units, in hexadecimal. It identifies a definition; it is not cryptographic. */
function hash(text: string): string {
  let found = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    found = Math.imul(found ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return found.toString(16).padStart(8, '0');
}
