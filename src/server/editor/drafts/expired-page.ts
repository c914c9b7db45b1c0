import type { Language } from '#schemas/language.ts';

const texts: Readonly<Record<Language, { title: string; line: string; link: string }>> = {
  'zh-CN': {
    title: '预览链接已失效',
    line: '这个链接已经过期，或者地址不完整。请向发给您链接的同事要一个新的。',
    link: '查看已发布的页面',
  },
  'en-US': {
    title: 'This preview link no longer works',
    line: 'It has expired, or part of its address is missing. Ask the colleague who sent it for a new one.',
    link: 'See the page as it is published',
  },
};

/**
 * The page shown for an expired or unknown preview link. Showing the published page instead would let a
 * reader mistake it for the draft and approve it.
 * @param path path of the page, percent-encoded
 */
export function expiredPage(path: string, language: Language): string {
  const { title, line, link } = texts[language];
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
