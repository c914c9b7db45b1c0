import type { Problem, ProblemCode, Rule } from '#schemas/read-leniently.ts';
import { placeText } from '#schemas/read-leniently.ts';

/**
 * What can be found in page definitions: what the lenient reader finds in any value (`schemas/read-leniently.ts`), and
 * what only pages can have.
 */
export type FindingCode =
  | ProblemCode
  /** The value of the config is not JSON, or has no part for this language. */
  | 'unreadable'
  | 'missing-path'
  | 'invalid-path'
  /** The server answers on this path itself. */
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
  /** The list block does not show items of this source, so they are shown as a plain list (rule BLK-06). */
  | 'source-not-accepted'
  /** The block's props hold nothing to show (rule BLK-07). */
  | 'empty';

/**
 * - `error`: visitors lose something: a page, a block, a prop, an item of a list.
 * - `warning`: the reader repaired or ignored something, or a block has nothing to show.
 * - `notice`: `null` or an empty text where a value may be absent. Not logged.
 */
export type Severity = 'error' | 'warning' | 'notice';

/** Something in a page definition that was repaired, ignored or left out. */
export interface Finding {
  /** Path of the page as visitors reach it, its place in the config (`pages[3]`) if it has none; absent outside of pages. */
  page?: string | undefined;
  /** `id` is the one the block has on the page, also where the definition has none. */
  block?: { id: string; type: string } | undefined;
  /** Path of the value: `items[2].label` inside the block's props, `meta.padding` or `blocks[3]` inside the page. */
  prop?: string | undefined;
  code: FindingCode;
  severity: Severity;
  /** The known name that was probably meant. */
  nearest?: string | undefined;
  /** The value as it came, shortened. */
  found?: string | undefined;
  /** What the schema wants in its place: a kind of value (`number`, `list`), or the allowed values. */
  expected?: string | undefined;
  /** The value that the reader put in its place. */
  used?: string | undefined;
  /** The rule of the schema that a value breaks. */
  rule?: Rule | undefined;
  /** What visitors do not see because of it: `page`, `block`, `redirect`, or the path of a prop or list item. */
  leftOut?: string | undefined;
}

/** A sentence in both languages. */
export interface BothLanguages {
  zh: string;
  en: string;
}

const severities: Readonly<Record<FindingCode, Severity>> = {
  'null-value': 'notice',
  'unknown-key': 'warning',
  coerced: 'warning',
  'unknown-value': 'error',
  'wrong-type': 'error',
  'invalid-value': 'error',
  'too-many': 'error',
  missing: 'error',
  unreadable: 'error',
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
};

/** A finding of this code, with the severity that the code has. */
export const finding = (code: FindingCode, values: Omit<Finding, 'code' | 'severity'> = {}): Finding => ({
  ...values,
  code,
  severity: severities[code],
});

/** What the lenient reader found, as a finding. `whole` is what is left out when the value as a whole is. */
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

const kinds: ReadonlyMap<string, BothLanguages> = new Map([
  ['text', { zh: '文本', en: 'a text' }],
  ['number', { zh: '数字', en: 'a number' }],
  ['flag', { zh: '布尔值', en: 'true or false' }],
  ['object', { zh: '对象', en: 'an object' }],
  ['list', { zh: '列表', en: 'a list' }],
  ['nothing', { zh: '空值', en: 'nothing' }],
]);
const kindOf = (name = ''): BothLanguages => kinds.get(name) ?? { zh: name, en: name };

function ruleText({ kind, value }: Rule): BothLanguages {
  switch (kind) {
    case 'min':
      return { zh: `不能小于 ${value}`, en: `must be at least ${value}` };
    case 'max':
      return { zh: `不能大于 ${value}`, en: `must be at most ${value}` };
    case 'shortest':
      return { zh: `长度至少为 ${value}`, en: `must have a length of at least ${value}` };
    case 'longest':
      return { zh: `长度最多为 ${value}`, en: `must have a length of at most ${value}` };
    case 'prefix':
      return { zh: `必须以“${value}”开头`, en: `must begin with "${value}"` };
    case 'whole':
      return { zh: '必须是整数', en: 'must be a whole number' };
    case 'date':
      return { zh: '必须是 yyyy-mm-dd 格式的日期', en: 'must be a date, yyyy-mm-dd' };
    case 'form':
      return { zh: `格式不符（${value}）`, en: `does not have the right form (${value})` };
    case 'other':
      return { zh: `不符合要求（${value}）`, en: `does not fit (${value})` };
  }
}

/** Why, without where. */
function reasonText(entry: Finding): BothLanguages {
  const { code, found = '', expected, used = '', rule } = entry;
  const wanted = kindOf(expected);
  const came = kindOf(found);
  switch (code) {
    case 'null-value':
      return { zh: '值为空，按未填写处理', en: 'the value is empty and counts as absent' };
    case 'unknown-key':
      return { zh: '没有这个名称的属性', en: 'no property has this name' };
    case 'coerced':
      return {
        zh: `${came.zh} 按 ${used} 处理（应为：${wanted.zh}）`,
        en: `${came.en} is read as ${used} (expected: ${wanted.en})`,
      };
    case 'unknown-value':
      return {
        zh: `“${found}”不是允许的值；允许的值：${expected}`,
        en: `"${found}" is not an allowed value; the allowed ones are ${expected}`,
      };
    case 'wrong-type':
      return {
        zh: `应为${wanted.zh}，实际为${came.zh}`,
        en: `${wanted.en} is expected and ${came.en} was found`,
      };
    case 'invalid-value': {
      const text = rule ? ruleText(rule) : { zh: '不符合要求', en: 'does not fit' };
      return found
        ? { zh: `“${found}”${text.zh}`, en: `"${found}" ${text.en}` }
        : { zh: `该值${text.zh}`, en: `the value ${text.en}` };
    }
    case 'too-many':
      return {
        zh: `最多 ${expected} 项，实际 ${found} 项`,
        en: `at most ${expected} items are allowed and there are ${found}`,
      };
    case 'missing':
      return { zh: '缺少必填项', en: 'a required value is missing' };
    case 'unreadable':
      return { zh: `内容无法读取：${found}`, en: `the content cannot be read: ${found}` };
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
    case 'empty':
      return { zh: '区块没有可显示的内容', en: 'the block has nothing to show' };
  }
}

const partNames: ReadonlyMap<string, BothLanguages> = new Map([
  ['page', { zh: '该页面', en: 'The page' }],
  ['block', { zh: '该区块', en: 'The block' }],
  ['redirect', { zh: '该跳转', en: 'The redirect' }],
]);

/** What follows from it for visitors. */
function consequenceText({ code, leftOut }: Finding): BothLanguages | undefined {
  if (code === 'unknown-key') return { zh: '已忽略', en: 'It is ignored' };
  if (code === 'empty') return { zh: '访客看不到它', en: 'Visitors see nothing in its place' };
  if (code === 'source-not-accepted')
    return { zh: '访客看到的是普通列表', en: 'Visitors see its items as a plain list' };
  if (code === 'too-many') return { zh: '多出的未显示', en: 'The others are left out' };
  if (leftOut === undefined) return undefined;
  const part = partNames.get(leftOut) ?? { zh: `“${leftOut}”`, en: `"${leftOut}"` };
  return { zh: `${part.zh}未显示`, en: `${part.en} is left out` };
}

/** Why it was reported, the name that was probably meant, and what follows for visitors, without saying where it is. */
export function reasonOf(entry: Finding): BothLanguages {
  const { nearest } = entry;
  const reason = reasonText(entry);
  const consequence = consequenceText(entry);
  return {
    zh: `${reason.zh}${nearest ? `：是否想写“${nearest}”？` : consequence ? '，' : '。'}${consequence ? `${consequence.zh}。` : ''}`,
    en: `${reason.en}${nearest ? `: did you mean "${nearest}"?` : '.'}${consequence ? ` ${consequence.en}.` : ''}`,
  };
}

/** A finding in words: where, why, the name that was probably meant, and what visitors lose. */
export function wordFinding(entry: Finding): BothLanguages {
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
