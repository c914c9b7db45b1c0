import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import type { ArticleText } from './article.ts';

/** Files of an article as links, under one label (rule PROC-02). */
export function Attachments({ files }: { files: ArticleText['attachments'] }) {
  const { t } = useTexts();
  return (
    <section
      aria-labelledby="attachments"
      className="mt-10 border-t border-ink pt-4 md:col-span-3 md:col-start-10 md:row-start-3 md:mt-0 md:self-start"
    >
      <h2 id="attachments" className="text-h4">
        {t('article.attachments')}
      </h2>
      <ul className="mt-1.5">
        {files.map(({ name, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice, and the order never changes.
          <li key={index}>
            <Link
              href={href}
              newTab
              data-printed=""
              className="flex min-h-touch items-center justify-between gap-3 border-b border-line py-2 text-sm leading-tight text-teal underline-offset-4 hover:underline"
            >
              {name}
              <span className="print:hidden">
                <Icon name="download" small />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
