import type { Localised } from './language.ts';
import type { Problem, Rule } from './read-leniently.ts';

const kinds: ReadonlyMap<string, Localised> = new Map([
  ['text', { zh: '文本', en: 'a text' }],
  ['number', { zh: '数字', en: 'a number' }],
  ['flag', { zh: '布尔值', en: 'true or false' }],
  ['object', { zh: '对象', en: 'an object' }],
  ['list', { zh: '列表', en: 'a list' }],
  ['nothing', { zh: '空值', en: 'nothing' }],
]);
const kindOf = (name = ''): Localised => kinds.get(name) ?? { zh: name, en: name };

function ruleText({ kind, value }: Rule): Localised {
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

/** @returns the reason in both languages, without the location */
export function problemText({
  code,
  found = '',
  expected,
  used = '',
  rule,
}: Omit<Problem, 'path' | 'leftOut'>): Localised {
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
  }
}
