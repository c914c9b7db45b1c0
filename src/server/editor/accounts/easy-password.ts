/** Longest repeated part that makes a password easy, whatever it is: `abcabcabcabc`. */
const shortPart = 4;
/** Characters that a password needs besides words of its context. */
const ownCharacters = 8;
/** Shorter words of a context are ignored: almost every sentence contains them. */
const shortestWord = 3;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most used passwords. Loaded when the first password is set: most servers never need them. */
const loadCommonPasswords = () => {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
};

/**
 * Whether a password is guessed early: a common one, also with digits and signs around it or repeated; a
 * repetition of few characters; digits only; or little more than words of its context. Ignores case.
 * @param context the mail address, and the venue's name in each language
 */
export async function isEasyPassword(password: string, context: readonly string[]): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase();
  const common = await loadCommonPasswords();
  const part = repeatedPart(text);
  return (
    part.length <= shortPart ||
    [text, part, withoutEnds(text)].some((one) => common.has(one)) ||
    /^\d+$/.test(text) ||
    isMostlyContext(text, context)
  );
}

/** The shortest part whose repetition is the text; the text itself if nothing repeats. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

/** Without the digits and signs before the first letter and after the last one. */
function withoutEnds(text: string): string {
  const characters = [...text];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  return characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join('');
}

function isMostlyContext(text: string, context: readonly string[]): boolean {
  const words = context
    .map((one) => one.normalize('NFKC').toLowerCase())
    .flatMap((one) => [one, one.replaceAll(' ', ''), ...one.split(' '), ...one.split('@').slice(0, -1)])
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.trim().length < ownCharacters;
}
