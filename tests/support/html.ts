/** The text a visitor reads in HTML: without tags, scripts and entities, spaces collapsed. */
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

/** What of a page a browser would run or follow that is not ours: scripts, handlers, addresses that run something. */
export function harmIn(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
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
