import type { Language } from '#schemas/language.ts';
import type { DocumentText } from './read-document.ts';

/** The content of one printed document in one language. */
export interface Sheet {
  language: Language;
  title: string;
  /** A service manual, or what a notice attaches. */
  kind: 'manual' | 'attachment';
  /** `SM-05`: how orders and letters quote it. */
  code: string;
  edition: number;
  text: DocumentText;
}

/** What all sheets share: the logo as SVG, the style sheet and the folder of the fonts. */
export interface Frame {
  logo: string;
  style: string;
  /** URL of the folder that `fonts.py` fills. */
  fonts: string;
}

const words = {
  'zh-CN': {
    centre: '嘉陵湾国际会展中心',
    edition: (edition: number) => `第 ${edition} 版`,
    contact: '联系与版本',
    manual: {
      ask: '展期请到登录大厅 2 号展厅入口旁的综合服务台，或致电 023 0000 8800（每日 07:30 至闭馆）。筹备期间请致电 023 0000 8866（周一至周五 09:00 – 18:00），或来信 services@jialingbay.example。',
      valid: (code: string, edition: number) =>
        `文件编号 ${code}，第 ${edition} 版，替代此前各版。最新版本以本馆网站“服务手册”页面为准；本文件与场地合同不一致的，以合同为准。`,
    },
    attachment: {
      ask: '对具体项目有疑问的，请按公告所列方式联系。一般咨询请致电 023 0000 8866（周一至周五 09:00 – 18:00），或来信 services@jialingbay.example。',
      valid: (code: string, edition: number) =>
        `文件编号 ${code}，第 ${edition} 版，随公告发布。公告另有规定的，以公告为准。`,
    },
  },
  'en-US': {
    centre: 'Jialing Bay International Convention & Exhibition Centre',
    edition: (edition: number) => `Edition ${edition}`,
    contact: 'Contact and edition',
    manual: {
      ask: 'On show days ask at the service desk in the concourse, beside the entrance to Hall 2, or call +86 23 0000 8800 (07:30 until closing). Before the show call +86 23 0000 8866 (Monday to Friday, 09:00 – 18:00) or write to services@jialingbay.example.',
      valid: (code: string, edition: number) =>
        `Document ${code}, edition ${edition}; it replaces all earlier ones. The current edition is on our website under ‘Service manuals’. Where it differs from your hire contract, the contract prevails.`,
    },
    attachment: {
      ask: 'For questions about a project use the contact in its notice. For anything else call +86 23 0000 8866 (Monday to Friday, 09:00 – 18:00) or write to services@jialingbay.example.',
      valid: (code: string, edition: number) =>
        `Document ${code}, edition ${edition}, attached to a notice. Where the notice says otherwise, the notice prevails.`,
    },
  },
};

/** The name of the centre for the properties of a document. */
export const centreIn = (language: Language): string => words[language].centre;

/** Keeps each telephone number on one line. */
const withWholeNumbers = (html: string) =>
  html.replace(/(\+86 23|023) 0000 (\d{4})/g, '$1\u00a00000\u00a0$2').replaceAll('+86 23', '+86\u00a023');

/** A document as a page for the printer: accessible HTML, with its own style sheet and nothing loaded but fonts. */
export function pageHtml({ language, title, kind, code, edition, text }: Sheet, frame: Frame): string {
  const word = words[language];
  const { ask, valid } = word[kind];
  const heading = escaped(title);
  const sections = [
    ...text.sections,
    { title: word.contact, html: `<p>${ask}</p><p>${valid(code, edition)}</p>` },
  ].map(({ title: name, html }, index, all) => {
    const last = index === all.length - 1 ? ' class="contact"' : '';
    return `<section${last}><h2>${name}</h2><div>${html}</div></section>`;
  });
  const facts = text.facts.map(({ figure, label }) => `<li><b>${figure}</b>${label}</li>`);
  return withWholeNumbers(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${heading}</title>
<style>${fontFaces(frame.fonts, language)}${runningTexts(language, title)}${frame.style}</style>
</head>
<body>
<header>
<div class="brand">${frame.logo}<p>${code}<br>${word.edition(edition)}</p></div>
<h1>${heading}</h1>
<p class="lead">${text.lead}</p>
</header>
<ul class="facts">${facts.join('')}</ul>
${sections.join('\n')}
</body>
</html>`);
}

/** Without the characters that are full-width in Chinese (curly quotes, dash, ellipsis, middle dot): they come from the Chinese font. */
const latinOnChinesePages = 'U+0020-00B6, U+00B8-024F, U+2013, U+2190-2193, U+2212';

/** Manrope, then Noto Sans CJK, each in as few weights as possible: a document holds a subset of every one it uses. */
function fontFaces(folder: string, language: Language): string {
  const range = language === 'zh-CN' ? `unicode-range: ${latinOnChinesePages};` : '';
  const face = (family: string, weight: number, file: string, more = '') =>
    `@font-face { font-family: ${family}; font-weight: ${weight}; src: url("${folder}/${file}.ttf"); ${more} }`;
  return [
    ...[300, 400, 600].map((weight) => face('Manrope', weight, `manrope-${weight}`, range)),
    face('Chinese', 400, 'chinese-regular'),
    face('Chinese', 600, 'chinese-bold'),
  ].join('\n');
}

/** Page numbers below every page, the title above all but the first. */
function runningTexts(language: Language, title: string): string {
  const style = 'font:400 7.5pt Manrope,Chinese;color:#3e545d';
  const box = (place: string, content: string) => `@${place}{content:${content};${style}}`;
  return `@page{${box('top-left', JSON.stringify(title))}${box('bottom-left', JSON.stringify(words[language].centre))}
${box('bottom-right', 'counter(page) " / " counter(pages)')}}
@page:first{@top-left{content:none}}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
