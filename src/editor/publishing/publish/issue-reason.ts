import { translateIn } from '#i18n/i18n.ts';
import { isExternal } from '#lib/menu.ts';
import type { EntryIssue } from '#schemas/editor/editorial.ts';
import { hasBlocks } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { externalProblem, pagePath, pathProblem } from '#schemas/page-address.ts';
import { isSectionReference } from '#schemas/section.ts';
import { nextOf } from '../../drafts/stored.ts';
import { entryErrors } from '../../fields/entry-errors.ts';
import { type Path, pathName } from '../../fields/value-paths.ts';
import { addressTexts } from '../../menu-tree/addresses.ts';
import { blocksOf, type StoredBlock } from '../diff/block-differences.ts';
import { findingTexts } from '../readiness/readiness-texts.ts';
import { publishTexts } from './publish-texts.ts';
import type { Publishable } from './publishable.ts';

/** Explains to editors why something cannot be published. The messages of the server are meant for developers. */
export function issueReason(issue: EntryIssue, about: Publishable, language: Language): string {
  const t = translateIn(publishTexts, language);
  if (issue.check) return translateIn(findingTexts, language)(issue.check);
  const { kind, id } = about.name;
  const { block, path } = issuePlace(issue, about);
  const entry = nextOf(about.stored);
  if (block && isSectionReference(block)) return t('issueSection');
  if (issue.field === 'uses') return t('issueUses');
  if (block || !entry) return t('issueBlock');
  switch (issue.field) {
    case 'parentId':
      return t('issueAbove');
    case 'path':
    case 'defaultPath':
    case 'from': {
      const own = kind === 'page' ? pagePath(entry) : id;
      const value = kind === 'menu' ? entry.data[issue.field] : own;
      const address = typeof value === 'string' ? value : '';
      const problem = isExternal(address) ? externalProblem(address) : pathProblem(address);
      return translateIn(addressTexts, language)(problem ?? 'taken');
    }
    case 'to':
      return t('issueLoop');
    case 'texts':
      return t('issueLanguage');
  }
  if (hasBlocks(kind) || kind === 'menu' || kind === 'redirect') return t('issueHere');
  const found = entryErrors(entry, language);
  const rest = pathName(path[0] === 'data' ? path.slice(1) : path);
  const places = [`texts.${rest}`, `texts.${issue.language ?? ''}.data.${rest}`, `data.${rest}`, rest];
  // For an item of a list the server reports only the item, not the field in it.
  const inside = Object.keys(found).find((at) =>
    places.some((one) => at === one || at.startsWith(`${one}.`)),
  );
  return (inside === undefined ? undefined : found[inside]) ?? t('issueHere');
}

/** Position of an issue: in a block, or in the entry itself. */
interface IssuePlace {
  block?: StoredBlock;
  /** Position of the block, from 1. */
  position?: number;
  /** Path as in a `Difference`. */
  path: Path;
}

/** Locates an issue: `blocks[2].props.items[0].title` is in the third block. */
export function issuePlace({ field }: Pick<EntryIssue, 'field'>, { name, stored }: Publishable): IssuePlace {
  const path = pathOf(field);
  const next = nextOf(stored);
  const [first, index, ...rest] = path;
  const block =
    hasBlocks(name.kind) && next && first === 'blocks' && typeof index === 'number'
      ? blocksOf(next)?.[index]
      : undefined;
  if (block && typeof index === 'number') return { block, position: index + 1, path: rest };
  return { path: isColumn(first) ? path : ['data', ...path] };
}

const isColumn = (name: unknown) => ['facet', 'sort', 'date', 'until', 'texts'].some((one) => one === name);

/** Parses `list[2].url` to `['list', 2, 'url']`. */
const pathOf = (field: string): Path =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
