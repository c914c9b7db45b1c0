import { useTexts } from '#i18n/context.tsx';
import type { Shell } from '#registry/page-payload.ts';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { type FooterPicture, footerOf } from './footer-content.ts';

/** Where an ICP number is looked up (rule FOOT-01e). */
const icpRegistry = 'https://beian.miit.gov.cn';

/** Who runs the site, its links and pictures, and its registrations (rules FOOT-01a to FOOT-01e). */
export function Footer({ shell }: { shell: Shell }) {
  const { t, language } = useTexts();
  const { company, year, logo, links, pictures, icp, filing } = footerOf(shell, language, {
    microBlog: t('footer.microBlog'),
    officialAccount: t('footer.officialAccount'),
    miniProgram: t('footer.miniProgram'),
  });
  return (
    <footer className="on-dark bg-night text-xs text-on-dark-2 print:hidden">
      <div className="wrap grid gap-10 pt-12 pb-10 md:grid-cols-3 md:gap-16 md:pt-16 md:pb-12">
        <div>
          {logo && <img src={logo} alt={company} height={48} loading="lazy" className="h-12 w-auto" />}
          <p className="mt-6 max-w-80 text-sm leading-tight text-white">{company}</p>
        </div>
        {links.length > 0 && (
          <section aria-labelledby="footer-links">
            <h2 id="footer-links" className="mb-2 text-xs tracking-none text-white md:mb-4">
              {t('footer.services')}
            </h2>
            <ul className="grid grid-cols-2 gap-x-6 md:gap-y-1">
              {links.map(({ label, href }) => (
                <li key={label}>
                  {href ? (
                    <Link
                      href={href}
                      className="inline-flex min-h-touch items-center leading-tight transition-colors duration-fast hover:text-white hover:underline md:min-h-8"
                    >
                      {label}
                    </Link>
                  ) : (
                    <span className="inline-flex min-h-8 items-center leading-tight">{label}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {pictures.length > 0 && <Codes title={t('footer.follow')} pictures={pictures} />}
      </div>
      <div className="border-t border-line-dark">
        <p className="wrap flex flex-wrap items-center justify-center gap-x-8 py-4 text-center text-cap text-on-dark-3 [text-autospace:no-autospace]">
          <span>{year ? t('footer.copyright', { year, company }) : company}</span>
          {icp && (
            <Link
              href={icpRegistry}
              className="inline-flex min-h-touch items-center hover:text-white md:min-h-8"
            >
              {icp}
            </Link>
          )}
          {filing && <span>{filing}</span>}
        </p>
      </div>
    </footer>
  );
}

const Codes = ({ title, pictures }: { title: string; pictures: readonly FooterPicture[] }) => (
  <section aria-labelledby="footer-codes">
    <h2 id="footer-codes" className="mb-4 text-xs tracking-none text-white">
      {title}
    </h2>
    <ul className="flex flex-wrap gap-x-6 gap-y-5">
      {pictures.map(({ name, src }) => (
        <li key={name} className="w-24 text-center text-cap leading-tight">
          <Picture
            picture={{ src }}
            alt={name}
            sizes="96px"
            className="mb-2 aspect-square rounded p-1.5"
            ground="bg-white"
          />
          <span aria-hidden="true">{name}</span>
        </li>
      ))}
    </ul>
  </section>
);
