import type { Localised } from '#schemas/language.ts';
import { problemText } from '#schemas/problem-text.ts';
import { type Problem, type ProblemCode, placeText, type Rule } from '#schemas/read-leniently.ts';

/**
 * Kinds of findings in page definitions: those of the lenient reader (`schemas/read-leniently.ts`) and those that only
 * pages can have.
 */
export type FindingCode =
  | ProblemCode
  /** The config value is not a JSON object. */
  | 'unreadable'
  /** The config has pages in the other language only. */
  | 'missing-language'
  | 'missing-path'
  | 'invalid-path'
  /** The server uses this path for itself. */
  | 'reserved-path'
  | 'repaired-path'
  | 'duplicate-path'
  | 'missing-title'
  | 'missing-id'
  | 'duplicate-id'
  | 'unknown-type'
  | 'newer-version'
  | 'no-migration'
  | 'failed-migration'
  /** The list block does not accept this source, so its items are shown as a plain list (rule BLK-06). */
  | 'source-not-accepted'
  /** The block's props have nothing to show (rule BLK-07). */
  | 'empty'
  /** A picture inside a text has no alternative text (`--ready`). */
  | 'missing-alt'
  /** A heading skips a level, or is a second title of the page (`--ready`). */
  | 'heading-order'
  /** A logo is hardly seen on the ground where visitors see it (`--ready`). */
  | 'low-contrast'
  /** A field names a part of a picture that does not exist (`--ready`). */
  | 'wrong-crop';

/**
 * - `error`: visitors lose something: a page, a block, a prop, an item of a list.
 * - `warning`: the reader repaired or ignored something, or a block has nothing to show.
 * - `notice`: `null` or an empty text for an optional value. Not logged.
 */
export type Severity = 'error' | 'warning' | 'notice';

/** Something in a page definition that was repaired, ignored or left out. */
export interface Finding {
  /** URL path of the page, or its position in the config (`pages[3]`) if it has none. Absent outside of pages. */
  page?: string | undefined;
  /** `id` is the id on the page, which is generated if the definition has none. */
  block?: { id: string; type: string } | undefined;
  /** Path of the value: `items[2].label` inside the block's props, `meta.padding` or `blocks[3]` inside the page. */
  prop?: string | undefined;
  code: FindingCode;
  severity: Severity;
  /** Known name that was probably meant. */
  nearest?: string | undefined;
  /** The original value, shortened. */
  found?: string | undefined;
  /** What the schema expects instead: a kind of value (`number`, `list`), or the allowed values. */
  expected?: string | undefined;
  /** Value that the reader used instead. */
  used?: string | undefined;
  /** Rule of the schema that the value breaks. */
  rule?: Rule | undefined;
  /** What visitors therefore do not see: `page`, `block`, `redirect`, or the path of a prop or list item. */
  leftOut?: string | undefined;
}

/** Severity of each kind of finding. */
export const severities: Readonly<Record<FindingCode, Severity>> = {
  'null-value': 'notice',
  'unknown-key': 'warning',
  coerced: 'warning',
  'unknown-value': 'error',
  'wrong-type': 'error',
  'invalid-value': 'error',
  'too-many': 'error',
  missing: 'error',
  unreadable: 'error',
  'missing-language': 'warning',
  'missing-path': 'error',
  'invalid-path': 'error',
  'reserved-path': 'error',
  'repaired-path': 'warning',
  'duplicate-path': 'error',
  'missing-title': 'warning',
  'missing-id': 'warning',
  'duplicate-id': 'warning',
  'unknown-type': 'error',
  'newer-version': 'error',
  'no-migration': 'error',
  'failed-migration': 'error',
  'source-not-accepted': 'warning',
  empty: 'warning',
  'missing-alt': 'warning',
  'heading-order': 'warning',
  'low-contrast': 'warning',
  'wrong-crop': 'warning',
};

/** Appends findings one by one: `push(...more)` overflows the stack with a hundred thousand. */
export function append(findings: Finding[], more: readonly Finding[]): void {
  for (const one of more) findings.push(one);
}

/** @returns a finding with the severity of its code */
export const finding = (code: FindingCode, values: Omit<Finding, 'code' | 'severity'> = {}): Finding => ({
  ...values,
  code,
  severity: severities[code],
});

/**
 * Turns a problem of the lenient reader into a finding.
 *
 * @param problem with its path in the value that was read
 * @param place `within` leads from the page to that value; `whole` names the part that is left out if the entire value
 * is unusable
 * @returns the finding, with the property as code: `items[2].label`
 */
export function findingOf(
  { path, code, leftOut, ...values }: Problem,
  {
    within = [],
    whole,
    ...place
  }: Pick<Finding, 'page' | 'block'> & {
    within?: readonly (string | number)[];
    whole: string;
  },
): Finding {
  const full = [...within, ...path];
  return finding(code, {
    ...place,
    ...(full.length > 0 ? { prop: placeText(full) } : {}),
    ...values,
    ...(leftOut ? { leftOut: leftOut.length > 0 ? placeText([...within, ...leftOut]) : whole } : {}),
  });
}

/** The reason without the location. */
function reasonText(entry: Finding): Localised {
  const { code, found = '', expected, used = '' } = entry;
  switch (code) {
    case 'unreadable':
      return {
        zh: `内容无法读取，应为 ${expected}`,
        en: `the content cannot be read (expected: ${expected})`,
      };
    case 'missing-language':
      return { zh: `没有“${expected}”部分`, en: `there is no "${expected}" part` };
    case 'missing-path':
      return { zh: '缺少路径', en: 'the path is missing' };
    case 'invalid-path':
      return { zh: `“${found}”不能作为路径`, en: `"${found}" cannot be a path` };
    case 'reserved-path':
      return { zh: '该路径由服务器自身使用', en: 'the server uses this path itself' };
    case 'repaired-path':
      return { zh: `路径“${found}”按 ${used} 处理`, en: `the path "${found}" is read as ${used}` };
    case 'duplicate-path':
      return {
        zh: '前面的页面已使用该路径',
        en: 'an earlier page has the same path',
      };
    case 'missing-title':
      return {
        zh: '页面没有标题，改用菜单名称或路径',
        en: 'the page has no title, and the menu label or the path is used',
      };
    case 'missing-id':
      return { zh: `区块没有 id，使用“${used}”`, en: `the block has no id, and "${used}" is used` };
    case 'duplicate-id':
      return {
        zh: `id“${found}”已被另一个区块使用，改用“${used}”`,
        en: `another block has the id "${found}", and "${used}" is used`,
      };
    case 'unknown-type':
      return { zh: `没有类型为“${found}”的区块`, en: `no block has the type "${found}"` };
    case 'newer-version':
      return {
        zh: `版本 ${found} 高于本站支持的 ${expected}`,
        en: `version ${found} is newer than this site's ${expected}`,
      };
    case 'no-migration':
      return { zh: `无法从版本 ${found} 升级`, en: `there is no migration from version ${found}` };
    case 'failed-migration':
      return {
        zh: `从版本 ${found} 升级失败`,
        en: `the props could not be brought up to date from version ${found}`,
      };
    case 'source-not-accepted':
      return {
        zh: `该区块不能显示来源“${found}”；可用的来源：${expected}`,
        en: `the block does not show the source "${found}"; the accepted ones are ${expected}`,
      };
    case 'missing-alt':
      return { zh: `图片“${found}”没有替代文本`, en: `the picture "${found}" has no alternative text` };
    case 'low-contrast':
      return {
        zh: `图片“${found}”在它的底色上看不清`,
        en: `the picture "${found}" can hardly be seen on its background`,
      };
    case 'heading-order':
      return {
        zh: `标题“${found}”的级别不连续`,
        en: `the heading "${found}" skips a level or is a second title`,
      };
    case 'wrong-crop':
      return {
        zh: `图片“${found}”的裁剪范围无效，显示为整张图片`,
        en: `the part of the picture "${found}" makes no sense, so all of it is shown`,
      };
    case 'empty':
      return { zh: '区块没有可显示的内容', en: 'the block has nothing to show' };
    default:
      return problemText({ ...entry, code });
  }
}

const partNames: ReadonlyMap<string, Localised> = new Map([
  ['page', { zh: '该页面', en: 'The page' }],
  ['block', { zh: '该区块', en: 'The block' }],
  ['redirect', { zh: '该跳转', en: 'The redirect' }],
]);

/** Consequence for visitors. */
function consequenceText({ code, leftOut }: Finding): Localised | undefined {
  if (code === 'unknown-key') return { zh: '已忽略', en: 'It is ignored' };
  if (code === 'empty') return { zh: '访客看不到它', en: 'Visitors see nothing in its place' };
  if (code === 'source-not-accepted')
    return { zh: '访客看到的是普通列表', en: 'Visitors see its items as a plain list' };
  if (code === 'too-many') return { zh: '多出的未显示', en: 'The others are left out' };
  if (leftOut === undefined) return undefined;
  const part = partNames.get(leftOut) ?? { zh: `“${leftOut}”`, en: `"${leftOut}"` };
  return { zh: `${part.zh}未显示`, en: `${part.en} is left out` };
}

/** @returns the reason, the name that was probably meant and the consequence for visitors, without the location */
export function reasonOf(entry: Finding): Localised {
  const { nearest } = entry;
  const reason = reasonText(entry);
  const consequence = consequenceText(entry);
  return {
    zh: `${reason.zh}${nearest ? `：是否想写“${nearest}”？` : consequence ? '，' : '。'}${consequence ? `${consequence.zh}。` : ''}`,
    en: `${reason.en}${nearest ? `: did you mean "${nearest}"?` : '.'}${consequence ? ` ${consequence.en}.` : ''}`,
  };
}

/** @returns the complete message: location, reason, the name that was probably meant, and what visitors lose */
export function wordFinding(entry: Finding): Localised {
  const { page, block, prop } = entry;
  const reason = reasonOf(entry);
  const zh = [
    ...(page === undefined ? [] : [`页面 ${page}`]),
    ...(block ? [`区块 ${block.id}${block.type && `（${block.type}）`}`] : []),
    ...(prop === undefined ? [] : [prop]),
  ].join('，');
  const en = [
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(block ? [`block ${block.id}${block.type && ` (${block.type})`}`] : []),
    ...(prop === undefined ? [] : [prop]),
  ].join(', ');
  return { zh: zh ? `${zh}：${reason.zh}` : reason.zh, en: en ? `${en}: ${reason.en}` : reason.en };
}
