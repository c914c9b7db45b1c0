import type { ParsedRequestOf } from '#schemas/calls.ts';
import { facetsOfFiles } from '#schemas/facets.ts';
import { pageOf } from './paging.ts';
import type { View } from './view.ts';

/** A page of the albums of a gallery, without their pictures. */
export const albumPage = ({ atlasType, ...paging }: ParsedRequestOf<'albumPage'>, view: View) =>
  pageOf(view, { kind: 'album', facets: [atlasType], order: 'sorted' }, paging);

/** A page of attached files of one kind or of several. */
export function filePage({ atlasTypes, isConfigure, ...paging }: ParsedRequestOf<'filePage'>, view: View) {
  const kinds = new Set([atlasTypes].flat());
  const facets = [...kinds].flatMap((kind) => facetsOfFiles(kind, isConfigure)).sort();
  return pageOf(view, { kind: 'file', facets, order: 'sorted' }, paging);
}
