import { useTexts } from '#i18n/context.tsx';
import type { Hotline, Shell } from '#registry/page-payload.ts';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { type FooterLink, type FooterPicture, footerOf } from './footer-content.ts';
import { HotlineLink } from './HotlineLink.tsx';

/** Public registry of ICP numbers (rule FOOT-01e). */
const icpRegistry = 'https://beian.miit.gov.cn';

/** Attributes of the footer's element. */
export const footerBox = { id: 'footer', className: 'on-dark bg-night text-xs text-on-dark-2' };

/**
 * Company, links, QR pictures and registrations (rules FOOT-01a to FOOT-01e). Empty columns are left out; in print only
 * the last line shows.
 */
export function Footer({ shell }: { shell: Shell }) {
  const { t, language } = useTexts();
  const { company, year, logo, links, pictures, icp, filing } = footerOf(shell, language, {
    microBlog: t('footer.microBlog'),
    officialAccount: t('footer.officialAccount'),
    miniProgram: t('footer.miniProgram'),
  });
  const columns =
    links.length > 0 && pictures.length > 0
      ? 'md:grid-cols-[4.2fr_4.3fr_3.5fr]'
      : 'md:auto-cols-fr md:grid-flow-col';
  return (
    <footer {...footerBox}>
      <div className={`wrap grid gap-10 pt-12 pb-10 md:gap-16 md:pt-16 md:pb-12 print:hidden ${columns}`}>
        <div className="grid content-start gap-y-6 md:gap-y-8">
          {logo ? (
            <img src={logo} alt={company} height={48} loading="lazy" className="h-12 w-auto" />
          ) : (
            <p className="max-w-80 text-sm leading-tight text-white">{company}</p>
          )}
          {shell.hotline && <Contact hotline={shell.hotline} />}
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

const Contact = ({ hotline }: { hotline: Hotline }) => (
  <div className="[&_a]:text-white">
    <HotlineLink hotline={hotline} hours />
    {hotline.address && <p className="mt-1 leading-tight">{hotline.address}</p>}
  </div>
);

const heading = 'text-xs leading-tight tracking-none text-white';

const Services = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <section aria-labelledby="footer-links" className="md:[grid-column:var(--footer-links,auto)]">
    <h2 id="footer-links" className={`${heading} mb-2 md:mb-4`}>
      {title}
    </h2>
    <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-[repeat(var(--footer-link-columns,2),minmax(0,1fr))] md:gap-y-1">
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
  <section aria-labelledby="footer-codes" className="[display:var(--footer-codes,block)]">
    <h2 id="footer-codes" className={`${heading} mb-4`}>
      {title}
    </h2>
    <ul className="grid grid-cols-[repeat(3,minmax(72px,96px))] justify-between gap-x-4 gap-y-5 sm:max-md:grid-cols-[repeat(auto-fill,96px)] sm:justify-start xl:gap-x-6">
      {pictures.map(({ name, src }) => (
        <li key={`${name} ${src}`} className="text-center text-cap leading-tight">
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
