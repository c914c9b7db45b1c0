import type * as z from 'zod';
import { translateIn } from '#i18n/i18n.ts';
import { type Language, localiseDeep } from '#schemas/language.ts';
import { type FieldTranslate, fieldTexts } from './texts.ts';
import { type Path, pathName, readAt } from './value-paths.ts';

type Issue = z.core.$ZodIssue;

/** Turns schema issues into messages for editors, by the path of the field: `items.0.title`. */
export function errorsOf(
  value: unknown,
  issues: readonly Issue[],
  language: Language,
): Record<string, string> {
  const t = translateIn(fieldTexts, language);
  return Object.fromEntries(
    issues
      .flatMap((issue) => innermost(issue))
      .map((issue) => [
        pathName(pathOf(issue)),
        isMissing(value, issue) ? t('missing') : textOf(issue, t, language),
      ]),
  );
}

const pathOf = ({ path }: Issue): Path =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

const isMissing = (value: unknown, issue: Issue): boolean =>
  issue.code === 'invalid_type' && readAt(value, pathOf(issue)) === undefined;

/** If a value matches no variant of a union, returns the issues of the closest variant. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.filter((shape) => shape.length > 0).toSorted((a, b) => a.length - b.length);
  if (!nearest) return [issue];
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

function textOf(issue: Issue, t: FieldTranslate, language: Language): string {
  switch (issue.code) {
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return t(min === 1 ? 'missing' : 'tooShort');
      return issue.origin === 'array' ? t('tooFew', { min }) : t('tooSmall', { min });
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return t('tooLong', { max });
      return issue.origin === 'array' ? t('tooMany', { max }) : t('tooLarge', { max });
    }
    case 'invalid_format':
      return t(issue.format === 'starts_with' ? 'notPath' : 'notAllowed');
    case 'custom': {
      // A rule of a block explains itself to editors (`params.text`).
      const text: unknown = issue.params?.text;
      const found = typeof text === 'object' && text !== null && localiseDeep(text, language);
      return typeof found === 'string' ? found : t('notAllowed');
    }
    default:
      return t('notAllowed');
  }
}
