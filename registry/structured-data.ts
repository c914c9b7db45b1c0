import type { BreadcrumbList, EventVenue, Organization, PostalAddress, Thing, WebSite } from 'schema-dts';
import type { StructuredData, StructuredDataContext } from '#blocks/define.ts';
import { defaultLanguage } from '#schemas/language.ts';
import type { PageBlock, PagePayload, Shell } from './page-payload.ts';
import type { ParsedBlock } from './read-block.ts';

interface PageParts {
  parsed: readonly ParsedBlock[];
  /** The block that shows the subject of the page. */
  subject: PageBlock | undefined;
  /** Label of home in breadcrumbs. */
  home: string;
}

/**
 * Describes a page to search engines in the terms of schema.org: its subject, its breadcrumbs, and on home and the page
 * with the contact details the organisation and its place (rule EVT-07).
 *
 * @returns the subject first; empty for pages that search engines must not index and for pages that need no description
 */
export function structuredDataOf(
  payload: PagePayload & { shell: Shell },
  { parsed, subject, home }: PageParts,
): Thing[] {
  const { language, url, path, kind, shell, section, title, description, noindex } = payload;
  if (noindex) return [];
  const absolute = (address: string): string | undefined => {
    const full = URL.parse(address, shell.origin);
    return full && /^https?:$/.test(full.protocol) ? full.href : undefined;
  };
  /** The address of a page in the language of this one, as in its canonical link. */
  const inLanguage = (address: string): string => {
    const full = new URL(address, shell.origin);
    if (language !== defaultLanguage) full.searchParams.set('lang', language);
    return full.href;
  };
  const { organization, place, address } = hostOf(shell, { absolute, inLanguage });
  const context: StructuredDataContext = {
    language,
    url: inLanguage(url),
    absolute,
    description,
    organization: { '@type': 'Organization', name: shell.siteName, url: inLanguage('/') },
    place: { name: shell.siteName, address },
  };
  const about = dataOf(subject, parsed, context);
  const isAboutHost = kind === 'home' || path === shell.contact;
  const site: WebSite = {
    '@type': 'WebSite',
    name: shell.siteName,
    url: inLanguage('/'),
    inLanguage: language,
  };
  const above = section?.breadcrumbs ?? (about?.above ? [{ label: home, href: '/' }, about.above] : []);
  // Only the last step may be without a link.
  const own = above.at(-1)?.href === undefined ? [] : [{ label: section?.item ?? title }];
  return [
    ...(about?.thing ? [about.thing] : []),
    ...(isAboutHost ? [organization, place] : []),
    ...(kind === 'home' ? [site] : []),
    ...(above.length > 0 ? [breadcrumbs([...above, ...own], inLanguage)] : []),
  ];
}

function dataOf(
  block: PageBlock | undefined,
  parsed: readonly ParsedBlock[],
  context: StructuredDataContext,
): StructuredData | undefined {
  const entry = parsed.find((candidate) => candidate.block.id === block?.id);
  if (!entry?.valid || !block) return undefined;
  // The definition's own results: their types were erased with the list of all blocks.
  return entry.definition.structuredData?.(entry.props, block.queries as never, context);
}

interface Addresses {
  absolute: StructuredDataContext['absolute'];
  inLanguage: (address: string) => string;
}

/** The organisation that runs the site, and the venue. Without a known address the venue has its name as address. */
function hostOf(
  { siteName, origin, logo, hotline }: Shell,
  { absolute, inLanguage }: Addresses,
): { organization: Organization; place: EventVenue; address: PostalAddress } {
  const telephone = hotline && [hotline.areaCode, hotline.phone].filter(Boolean).join(' ');
  const address: PostalAddress = { '@type': 'PostalAddress', streetAddress: hotline?.address ?? siteName };
  return {
    organization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: siteName,
      url: inLanguage('/'),
      logo: logo && absolute(logo.coloured.src),
      telephone,
      address,
    },
    place: {
      '@type': 'EventVenue',
      '@id': `${origin}/#place`,
      name: siteName,
      url: inLanguage('/'),
      telephone,
      address,
    },
    address,
  };
}

const breadcrumbs = (
  trail: readonly { label: string; href?: string | undefined }[],
  inLanguage: Addresses['inLanguage'],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    // The last step is the page itself.
    item: href === undefined ? undefined : inLanguage(href),
  })),
});
