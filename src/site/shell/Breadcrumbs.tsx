import { useTexts } from '#i18n/context.tsx';
import type { Section } from '#registry/page-payload.ts';
import { Link } from '#ui/link/Link.tsx';

export function Breadcrumbs({ trail }: { trail: Section['breadcrumbs'] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('section.breadcrumbs')} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-cap leading-tight text-ink-3">
        {trail.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section and its page may share a name.
          <li key={index} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-touch items-center transition-colors duration-fast hover:text-teal max-md:-mx-2.5 max-md:px-2.5 md:min-h-6"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink-2">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
