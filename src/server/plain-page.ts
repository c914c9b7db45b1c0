import type { Language } from '#schemas/language.ts';

interface PlainPage {
  language: Language;
  title: string;
  line: string;
  link: string;
  /** Path to which the link leads, percent-encoded. */
  path: string;
}

/** A short document without styles, scripts and data, for answers that must not cost a rendering. */
export function plainPage({ language, title, line, link, path }: PlainPage): string {
  const href = path
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replace(/^\/{2,}/, '/');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${line}</p>
<p><a href="${href}">${link}</a></p>
</main>
</body>
</html>
`;
}
