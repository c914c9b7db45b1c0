import { footerCodes } from '#lib/footer-codes.ts';
import type { Shell } from '#registry/page-payload.ts';
import type { Language } from '#schemas/language.ts';

export interface FooterPicture {
  name: string;
  src: string;
}

export interface FooterLink {
  label: string;
  href?: string | undefined;
}

export interface FooterContent {
  company: string;
  year?: string | undefined;
  logo?: string | undefined;
  links: FooterLink[];
  pictures: FooterPicture[];
  icp?: string | undefined;
  /** Public-security filing number. */
  filing?: string | undefined;
}

/** Names of the three QR pictures that have a field of their own in the config. */
type CodeNames = Record<'microBlog' | 'officialAccount' | 'miniProgram', string>;

/** Content of the footer in one language; only the site's name without a config. */
export function footerOf({ footer, siteName }: Shell, language: Language, names: CodeNames): FooterContent {
  const english = language === 'en-US';
  return {
    company: (english ? footer?.companyEnName : footer?.companyName) ?? siteName,
    year: footer?.particularYear,
    logo: footer?.companyLogo,
    links: (footer?.serviceContent ?? []).map(({ contentName, contentEnName, jumpAddress }) => ({
      label: (english && contentEnName) || contentName,
      href: jumpAddress,
    })),
    pictures: footerCodes(footer).map((code) => ({
      name: 'field' in code ? names[code.field] : code.name,
      src: code.src,
    })),
    icp: footer?.icp,
    filing: footer?.publicSecurityFilingNumber,
  };
}
