import { useNavigate } from '../router.tsx';
import { isPlainClick } from './href.ts';
import { Link, type LinkProps } from './Link.tsx';

/**
 * A link from an entry to its list. Visitors who came from the list go back to it as they left it: the same page, the same
 * filters, the same position. For all others, and in browsers without the Navigation API, it is a plain link.
 */
export function BackLink({ href, ...rest }: Omit<LinkProps, 'newTab' | 'onClick'>) {
  const navigate = useNavigate();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        const steps = isPlainClick(event) ? stepsBackTo(href) : 0;
        if (steps === 0) return;
        event.preventDefault();
        navigate(-steps);
      }}
    />
  );
}

/**
 * @returns how many entries of the history lie between the present one and the list that led here; 0 if another page or
 * another document did. Neighbours of an entry have the same path, so they are passed over.
 */
function stepsBackTo(list: string): number {
  const navigation: Navigation | undefined = window.navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  const path = (url: string | null) => url && new URL(url, window.location.href).pathname;
  const before = navigation?.entries().slice(0, index) ?? [];
  const found = before.findLastIndex(({ url }) => path(url) !== window.location.pathname);
  const entry = before[found];
  return entry?.sameDocument && path(entry.url) === path(list) ? index - found : 0;
}
