import { useTexts } from '#i18n/context.tsx';
import type { Shell } from '#registry/page-payload.ts';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { type FooterLink, type FooterPicture, footerOf } from './footer-content.ts';
import { HotlineLink } from './HotlineLink.tsx';

/** Where an ICP number is looked up (rule FOOT-01e). */
const icpRegistry = 'https://beian.miit.gov.cn';

/**
 * Who runs the site, its links and pictures, and its registrations (rules FOOT-01a to FOOT-01e). As many columns as
 * there is something to say; on paper only the last line.
 */
export function Footer({ shell }: { shell: Shell }) {
  const { t, language } = useTexts();
  const { company, year, logo, links, pictures, icp, filing } = footerOf(shell, language, {
    microBlog: t('footer.microBlog'),
    officialAccount: t('footer.officialAccount'),
    miniProgram: t('footer.miniProgram'),
  });
  return (
    <footer className="on-dark bg-night text-xs text-on-dark-2">
      <div className="wrap grid gap-10 pt-12 pb-10 md:auto-cols-fr md:grid-flow-col md:gap-16 md:pt-16 md:pb-12 print:hidden">
        <div>
          {logo && <img src={logo} alt="" height={48} loading="lazy" className="mb-6 h-12 w-auto" />}
          <p className="max-w-80 text-sm leading-tight text-white">{company}</p>
          {shell.hotline && (
            <div className="mt-6 text-on-dark-2 [&_a]:text-white">
              <HotlineLink hotline={shell.hotline} />
            </div>
          )}
        </div>
        {links.length > 0 && <Services title={t('footer.services')} links={links} />}
        {pictures.length > 0 && <Codes title={t('footer.follow')} pictures={pictures} />}
      </div>
      <div className="border-t border-line-dark">
        <p className="wrap flex flex-wrap items-center justify-center gap-x-8 py-4 text-center text-cap text-on-dark-3 [text-autospace:no-autospace]">
          <span>{year ? t('footer.copyright', { year, company }) : company}</span>
          {icp && (
            <Link
              href={icpRegistry}
              className="inline-flex min-h-touch items-center hover:text-white md:min-h-8 print:hidden"
            >
              {icp}
            </Link>
          )}
          {filing && <span className="print:hidden">{filing}</span>}
        </p>
      </div>
    </footer>
  );
}

const heading = 'text-xs leading-tight tracking-none text-white';

const Services = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <section aria-labelledby="footer-links">
    <h2 id="footer-links" className={`${heading} mb-2 md:mb-4`}>
      {title}
    </h2>
    <ul className="grid grid-cols-2 gap-x-6 md:gap-y-1">
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          {href ? (
            <Link
              href={href}
              className="inline-flex min-h-touch items-center leading-tight transition-colors duration-fast hover:text-white hover:underline md:min-h-8"
            >
              {label}
            </Link>
          ) : (
            <span className="inline-flex min-h-touch items-center leading-tight md:min-h-8">{label}</span>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const Codes = ({ title, pictures }: { title: string; pictures: readonly FooterPicture[] }) => (
  <section aria-labelledby="footer-codes">
    <h2 id="footer-codes" className={`${heading} mb-4`}>
      {title}
    </h2>
    <ul className="flex flex-wrap gap-x-6 gap-y-5">
      {pictures.map(({ name, src }) => (
        <li key={`${name} ${src}`} className="w-24 text-center text-cap leading-tight">
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
