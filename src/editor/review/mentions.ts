/**
 * Splits a text at the mentions of some names. Where one name begins another, as in `@Li (li.ming)`, the longest counts.
 * @returns parts of the text; every second one is a mention, with its `@`
 */
export function splitMentions(text: string, names: readonly string[]): string[] {
  const marks = names.map((name) => `@${name}`);
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const at = Math.min(...marks.map((mark) => rest.indexOf(mark)).filter((index) => index >= 0));
    if (!Number.isFinite(at)) break;
    const mark =
      marks.filter((one) => rest.startsWith(one, at)).toSorted((a, b) => b.length - a.length)[0] ?? '';
    parts.push(rest.slice(0, at), mark);
    rest = rest.slice(at + mark.length);
  }
  return [...parts, rest];
}

/** @returns the colleagues that a text mentions */
export function mentionedIn<Colleague extends { name: string }>(
  text: string,
  colleagues: readonly Colleague[],
): Colleague[] {
  const parts = splitMentions(
    text,
    colleagues.map(({ name }) => name),
  );
  const mentions = new Set(parts.filter((_, index) => index % 2 === 1));
  return colleagues.filter(({ name }) => mentions.has(`@${name}`));
}
