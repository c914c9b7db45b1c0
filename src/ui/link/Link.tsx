import { type AnchorHTMLAttributes, type ReactNode, type Ref, use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '#i18n/context.tsx';
import { kindOf, opensPage } from './href.ts';
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
    children: (
      <>
        {children}
        {tab && <span className="sr-only"> {t('list.newTab')}</span>}
      </>
    ),
  };
  if (kind === 'route') return <RouterLink to={keepLanguage(href)} {...props} />;
  return <a href={href} {...props} />;
}
