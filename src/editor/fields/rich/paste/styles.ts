/** CSS declarations by property, in lower case. Browsers drop the `mso-` properties of Office when they parse CSS. */
type Declarations = Readonly<Record<string, string>>;

/** Declarations by class: spreadsheets align their cells by class. */
export type Styles = ReadonlyMap<string, Declarations>;

/** @returns the declarations of single classes in the style sheets of a document */
export function stylesOf(parsed: Document): Styles {
  const styles = new Map<string, Declarations>();
  for (const sheet of parsed.querySelectorAll('style')) {
    for (const rule of sheet.textContent.split('}')) {
      const [selectors = '', content = ''] = rule.split('{');
      for (const selector of selectors.split(',')) {
        const name = /\.([\w-]+)\s*$/.exec(selector)?.[1];
        if (name) styles.set(name, { ...styles.get(name), ...parse(content) });
      }
    }
  }
  return styles;
}

const none: Declarations = {};

/** @returns the declarations of an element's own classes and of its style attribute; not inherited ones */
export function declarationsOf(element: Element, styles: Styles): Declarations {
  const style = element.getAttribute('style');
  const names = element.getAttribute('class');
  if (!style && !names) return none;
  const classes = (names ?? '').split(/\s/).map((name) => styles.get(name) ?? none);
  return Object.assign({}, ...classes, parse(style ?? ''));
}

const parse = (text: string): Declarations =>
  Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':');
      const name = declaration.slice(0, Math.max(0, at)).trim().toLowerCase();
      return name === ''
        ? []
        : [
            [
              name,
              declaration
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ],
          ];
    }),
  );
