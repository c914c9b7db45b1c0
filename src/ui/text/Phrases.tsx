import { useTexts } from '#i18n/context.tsx';
import { phrasesOf } from './phrases.ts';

/**
 * The text of a heading: a Chinese one breaks between words and never inside one; any other stands as it is.
 *
 * Servers and browsers have dictionaries of their own and may cut the same text differently. So the breaks are markup
 * of the element and not children: React leaves the server's where they are, in silence.
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
