import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, use } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { useOpenLink } from '../router.tsx';
import { isPlainClick, kindOf, opensPage } from './href.ts';
import { LinkContext } from './link-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  href: string;
  /** Opens a new tab and says so. Links to other sites always do. */
  newTab?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/** Every link of the site: routes of ours go through the router and keep the view's language, the rest is plain. */
export function Link({ href, newTab = false, children, ...rest }: LinkProps) {
  const { t } = useTexts();
  const keepLanguage = use(LinkContext);
  const kind = kindOf(href);
  const tab = newTab || (kind === 'external' && opensPage(href));
  const props = {
    ...rest,
    ...(tab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    children: tab ? (
      <>
        {children}
        <span className="sr-only"> {t('list.newTab')}</span>
      </>
    ) : (
      children
    ),
  };
  return kind === 'route' ? <RouteLink {...props} href={keepLanguage(href)} /> : <a href={href} {...props} />;
}

type RouteLinkProps = Omit<LinkProps, 'newTab'> & { target?: string };

/** A plain click opens the page through the router; a link to the present address adds no history entry. */
function RouteLink({ href, onClick, ...rest }: RouteLinkProps) {
  const openLink = useOpenLink();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    openLink(href);
  };
  return <a {...rest} href={href} onClick={open} />;
}
