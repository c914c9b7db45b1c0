import { useTexts } from '#i18n/context.tsx';
import type { Shell } from '#registry/page-payload.ts';
import type { Picture } from '#schemas/picture.ts';
import { Link } from '#ui/link/Link.tsx';
import { sinks } from './header-motion.ts';

/** Formats that may be transparent and so can be shown in white; a JPEG would become a white box. */
const canBeWhite = /\.(?:svg|png|webp)(?:\?|$)/i;

interface LogoProps {
  shell: Shell;
  /** The header is on a picture: shows the white form until the header is solid. */
  onDark?: boolean;
  /** The logo is not in view at first, so its file comes after the first paint. */
  later?: boolean;
}

/** Logo of the CMS, otherwise the site's name, as a link to home (rules HEAD-01, HEAD-05). */
export function Logo({ shell: { logo, siteName }, onDark = false, later = false }: LogoProps) {
  const { t } = useTexts();
  const both = onDark && logo?.white;
  const whitened = onDark && !both && logo && canBeWhite.test(logo.coloured.src);
  return (
    <Link
      href="/"
      className={`grid min-h-touch min-w-0 items-center font-medium ${sinks}`}
      aria-label={`${siteName} ${t('header.home')}`}
    >
      {logo ? (
        <>
          <Form
            picture={logo.coloured}
            later={later || Boolean(both)}
            className={`plate ${both ? 'opacity-0 solid:opacity-100' : ''} ${whitened ? 'brightness-0 invert solid:filter-none' : ''}`}
          />
          {both && <Form picture={both} className="solid:opacity-0" />}
        </>
      ) : (
        siteName
      )}
    </Link>
  );
}

interface FormProps {
  picture: Picture;
  className: string;
  later?: boolean;
}

/** One form of the logo. Both forms share a grid cell and cross-fade. */
const Form = ({ picture, className, later = false }: FormProps) => (
  <img
    src={picture.src}
    alt=""
    loading={later ? 'lazy' : 'eager'}
    width={picture.width}
    height={picture.height}
    className={`col-start-1 row-start-1 h-8.5 w-auto max-w-full origin-left object-contain object-left md:max-xl:max-w-51 transition-[scale,filter,opacity] duration-calm md:h-9.5 md:scale-115 md:solid:scale-none ${className}`}
  />
);
