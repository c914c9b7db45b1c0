import { Link } from '#ui/link/Link.tsx';

interface FilterLinksProps {
  /** What the links choose. */
  label: string;
  links: readonly { label: string; href: string; isOn: boolean }[];
}

/** A filter as links: the choice is in the address. */
export const FilterLinks = ({ label, links }: FilterLinksProps) =>
  links.length > 1 && (
    <nav aria-label={label} className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.label}>
            <Link
              href={link.href}
              rel="nofollow"
              aria-current={link.isOn ? 'true' : undefined}
              className="flex min-h-touch items-center rounded border border-line-strong px-3 text-cap text-ink-2 hover:border-ink hover:text-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-white"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
