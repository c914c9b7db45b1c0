import { useTexts } from '#i18n/context.tsx';
import type { Shell } from '#registry/page-payload.ts';
import { Link } from '#ui/Link.tsx';
import { sinks } from './header-motion.ts';

/** Drawings and PNGs may be transparent, so they can be shown in white; a photograph would become a white box. */
const canBeWhite = /\.(?:svg|png|webp)(?:\?|$)/i;

/** The logo of the CMS, or the site's name where there is none; leads home (rules HEAD-01, HEAD-05). */
export function Logo({ shell: { logo, siteName }, onDark = false }: { shell: Shell; onDark?: boolean }) {
  const { t } = useTexts();
  const white = onDark && logo && canBeWhite.test(logo.src) ? 'brightness-0 invert solid:filter-none' : '';
  return (
    <Link
      href="/"
      className={`flex h-touch items-center gap-2 font-medium ${sinks}`}
      aria-label={`${siteName} ${t('header.home')}`}
    >
      {logo ? (
        <img
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          className={`h-8.5 w-auto origin-left transition-[scale,filter] duration-calm md:h-9.5 md:scale-115 md:solid:scale-none ${white}`}
        />
      ) : (
        siteName
      )}
    </Link>
  );
}
