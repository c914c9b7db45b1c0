import { useTexts } from '#i18n/context.tsx';
import { phrasesOf } from './phrases.ts';

/**
 * The text of a heading. A Chinese heading breaks between words, never inside one; other text is unchanged.
 *
 * Servers and browsers have different dictionaries and may split the same text differently. So the breaks are
 * `innerHTML` and not children: React leaves the server's breaks in place without an error.
 */
export function Phrases({ text }: { text: string }) {
  const { language } = useTexts();
  if (language !== 'zh-CN') return text;
  const html = phrasesOf(text).map(escapeHtml).join('<wbr>');
  return (
    <span
      suppressHydrationWarning
      className="break-keep"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: plain text, escaped.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
