import { useTexts } from '#i18n/context.tsx';
import { otherLanguage } from '#schemas/language.ts';
import { sinks } from './header-motion.ts';

/** Language toggle: a plain link to the route that stores the choice, so it works without scripts. */
export function LanguageLink({ href }: { href: string }) {
  const { language, t } = useTexts();
  const other = otherLanguage(language);
  return (
    <a
      href={href}
      hrefLang={other}
      rel="nofollow"
      className={`grid h-touch w-12 place-items-center rounded ${sinks}`}
    >
      <span className="grid h-8 w-full place-items-center rounded border border-white/60 font-num text-cap leading-none font-medium transition-colors duration-fast hover:bg-white/10 solid:border-line-strong solid:hover:border-teal solid:hover:bg-transparent solid:hover:text-teal">
        {t('header.switchLanguage')}
      </span>
      <span lang={other} className="sr-only">
        {t('header.switchLanguageLabel')}
      </span>
    </a>
  );
}
