/** The visible text of HTML: without tags and scripts, with entities decoded and spaces collapsed. */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** The one inline script of a page; `tests/site/pages.test.ts` compares its hash with the policy. */
const ownScript = /<script data-modules="[^"]*">(?:(?!<\/script>)[\s\S])*<\/script><\/body><\/html>$/;

/** Injected code that a browser would run: scripts, event handlers, `javascript:` URLs and similar. */
export function harmIn(html: string): string[] {
  const tags = html.replace(ownScript, '').match(/<[a-z][^>]*>/gi) ?? [];
  return tags.filter((tag) => {
    const ours = /\s(?:type="application\/(?:ld\+)?json"|src="\/)/.test(tag);
    const names = tag.replace(/="[^"]*"/g, '=""');
    return (
      (/^<script\b/i.test(tag) && !ours) ||
      /^<(?:iframe|object|embed|base|style)\b/i.test(tag) ||
      /\son\w+\s*=/i.test(names) ||
      /\s(?:href|src|srcset|action|formaction|poster|data)="\s*(?:javascript|vbscript|data:text)/i.test(tag)
    );
  });
}
