/**
 * Makes the page wait for its fonts. Without a recorder, a page whose fonts come late keeps the fallback
 * (`font-display: optional`): the widths of its texts, and what is under the pointer, would depend on the network.
 */
export function waitForFonts(): void {
  const sheet = new CSSStyleSheet();
  for (const { cssRules } of document.styleSheets)
    for (const face of fontFaces(cssRules))
      sheet.insertRule(face.cssText.replace(/font-display:\s*optional/, 'font-display: block'));
  document.adoptedStyleSheets.push(sheet);
}

const fontFaces = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFaces(rule.cssRules) : [];
  });
