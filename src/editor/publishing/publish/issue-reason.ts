import { isExternal } from '#lib/menu.ts';
import type { EntryIssue } from '#schemas/editor/editorial.ts';
import type { Language } from '#schemas/language.ts';
import { externalProblem, pathProblem } from '#schemas/page-address.ts';
import { nextOf } from '../../drafts/stored.ts';
import { entryErrors } from '../../fields/entry-errors.ts';
import { pathName } from '../../fields/value-paths.ts';
import { addressTexts } from '../../menu-tree/address-texts.ts';
import { wordsOf } from '../../texts.ts';
import { issuePlace } from './issue-place.ts';
import { publishTexts } from './publish-texts.ts';
import type { Publishable } from './publishable.ts';

/** Explains to editors why something cannot be published. The messages of the server are meant for developers. */
export function issueReason(issue: EntryIssue, about: Publishable, language: Language): string {
  const t = wordsOf(publishTexts, language);
  const { kind, id } = about.name;
  const { block, path } = issuePlace(issue, about);
  const entry = nextOf(about.stored);
  if (block || !entry) return t('issueBlock');
  switch (issue.field) {
    case 'parentId':
      return t('issueAbove');
    case 'path':
    case 'defaultPath':
    case 'from': {
      const value = kind === 'menu' ? entry.data[issue.field] : id;
      const address = typeof value === 'string' ? value : '';
      const problem = isExternal(address) ? externalProblem(address) : pathProblem(address);
      return wordsOf(addressTexts, language)(problem ?? 'taken');
    }
    case 'to':
      return t('issueLoop');
    case 'texts':
      return t('issueLanguage');
  }
  if (kind === 'page' || kind === 'menu' || kind === 'redirect') return t('issueHere');
  const found = entryErrors(entry, language);
  const rest = pathName(path[0] === 'data' ? path.slice(1) : path);
  const places = [`texts.${rest}`, `texts.${issue.language ?? ''}.data.${rest}`, `data.${rest}`, rest];
  // For an item of a list the server reports only the item, not the field in it.
  const inside = Object.keys(found).find((at) =>
    places.some((one) => at === one || at.startsWith(`${one}.`)),
  );
  return (inside === undefined ? undefined : found[inside]) ?? t('issueHere');
}
