import type { FooterConfig } from '#schemas/footer.ts';

/** The codes that the footer config names by a field of their own. */
const fields = ['microBlog', 'officialAccount', 'miniProgram'] as const;
type Field = (typeof fields)[number];

/** A QR code: one with a field of its own, named by the site, or a supplement that brings its name. */
export type FooterCode = { src: string } & ({ field: Field } | { name: string });

/**
 * @returns the codes of the footer that have a picture: those with a field, then the open supplements by `sort` (rules
 * FOOT-01c, FOOT-01d)
 */
export function footerCodes(footer: FooterConfig | undefined): FooterCode[] {
  const own = fields.flatMap((field) => {
    const src = footer?.[field];
    return src ? [{ field, src }] : [];
  });
  const more = (footer?.supplementaryVos ?? [])
    .filter(({ isOpen }) => isOpen === '1')
    .toSorted((a, b) => (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER))
    .flatMap(({ name, img }) => (img ? [{ name, src: img }] : []));
  return [...own, ...more];
}
