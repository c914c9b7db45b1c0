import type { LinkItem } from '#blocks/link-props.ts';
import { Link } from '#ui/link/Link.tsx';

/** Row of further links at the bottom. On phones it scrolls sideways, with the next link cut at the edge. */
export const FootLinks = ({ links }: { links: readonly LinkItem[] }) =>
  links.length > 0 && (
    <ul className="bleed-end relative flex gap-gutter overflow-x-auto pb-6 [scrollbar-width:none] md:me-0 md:pb-10">
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`} className="min-w-33 flex-1">
          <Link
            href={href}
            className="flex min-h-touch items-center border-t border-white/40 pt-1 text-sm leading-tight text-white/90 -outline-offset-2 transition-colors duration-fast hover:border-brass-light hover:text-white md:min-h-12"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
