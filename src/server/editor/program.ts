import { type Context, Hono } from 'hono';
import type { Language } from '#schemas/language.ts';
import { viewLanguage } from '../request-language.ts';
import { type EditorRoutesOptions, editorRoutes } from './routes.ts';

/** The files of the built editor. */
export interface EditorFiles {
  script: string;
  styles: readonly string[];
  /** Preloaded before the styles that refer to them: a late font is not used on a first visit. */
  fonts: readonly string[];
}

export interface EditorProgram extends EditorRoutesOptions {
  program: EditorFiles;
  /** Additional routes: uploads, CSV downloads and event streams. */
  further: readonly Hono[];
  /** Ends event streams, which would otherwise be open until the server breaks them off. */
  endStreams: () => void;
}

const titles: Readonly<Record<Language, string>> = { 'zh-CN': '编辑后台', 'en-US': 'Editor' };

/** Serves the editor at `/editor`: one document for all screens, and the calls it makes. */
export function editorProgram(options: EditorProgram) {
  const routes = new Hono();
  const page = (c: Context) => {
    c.set('pagePolicy', 'editor');
    const headers = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
    return c.html(documentOf(options.program, viewLanguage(c).language), 200, headers);
  };
  routes.get('/editor', page);
  routes.get('/editor/*', page);
  for (const further of options.further) routes.route('/', further);
  routes.route('/', editorRoutes(options));
  return routes;
}

const documentOf = ({ script, styles, fonts }: EditorFiles, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[language]}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;
