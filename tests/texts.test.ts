import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Messages } from '#i18n/i18n.ts';
import { enUS } from '#i18n/resources/en-US.ts';
import { serverEnUS } from '#i18n/resources/server.en-US.ts';
import { serverZhCN } from '#i18n/resources/server.zh-CN.ts';
import { zhCN } from '#i18n/resources/zh-CN.ts';

const root = join(import.meta.dirname, '..');

/** Exports of the modules that define texts in both languages, by file and name. */
const defined = await Promise.all(
  globSync('{blocks,registry,src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /= defineTexts[(<]/.test(readFileSync(join(root, file), 'utf8')))
    .map(async (file) => {
      const module: Readonly<Record<string, unknown>> = await import(join(root, file));
      return Object.entries(module).map(([name, texts]) => [`${file}, ${name}`, texts] as const);
    }),
);

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

const areas: (readonly [string, Messages, Messages])[] = [
  ['the site', zhCN, enUS],
  ['the server', serverZhCN, serverEnUS],
  ...defined.flat().flatMap(([name, texts]) => {
    const { zh, en } = isMessages(texts) ? texts : {};
    return isMessages(zh) && isMessages(en) ? [[name, zh, en] as const] : [];
  }),
];

/** Parameters by key. A key with plural forms has those of all its forms, and `count`. */
function parametersOf(messages: Messages): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const read = (group: Messages, prefix: string) => {
    for (const [name, message] of Object.entries(group)) {
      if (typeof message !== 'string') {
        read(message, `${prefix}${name}.`);
        continue;
      }
      const base = name.replace(/_(one|other)$/, '');
      const names = found.get(prefix + base) ?? new Set(base === name ? [] : ['count']);
      for (const [, parameter = ''] of message.matchAll(/\{\{(\w+)\}\}/g)) names.add(parameter);
      found.set(prefix + base, names);
    }
  };
  read(messages, '');
  return Object.fromEntries([...found].map(([key, names]) => [key, [...names].sort()]));
}

interface Pair {
  key: string;
  zh: string;
  en: string;
}

/** The texts of a key in both languages. Chinese has one form for the English plural and singular. */
function pairsOf(zh: Messages, en: Messages, prefix = ''): Pair[] {
  return Object.entries(en).flatMap(([name, text]) => {
    const same = zh[name] ?? zh[name.replace(/_one$/, '_other')] ?? zh[name.replace(/_(one|other)$/, '')];
    if (typeof text === 'string')
      return typeof same === 'string' ? [{ key: prefix + name, zh: same, en: text }] : [];
    return typeof same === 'object' ? pairsOf(same, text, `${prefix}${name}.`) : [];
  });
}

/**
 * Words that are always translated alike, as starts of English words and parts of Chinese texts. A text with one of the
 * English words has one of the Chinese, so that no two texts have changed places.
 */
const glossary: readonly (readonly [english: string, chinese: string])[] = [
  ['publish', '发布|公布|公开|一起生效'],
  ['draft', '草稿|审核'],
  ['delet', '删'],
  ['restor', '恢复|还原|换回'],
  ['copy ', '复制|副本|copy'],
  ['copied', '复制'],
  ['save', '存'],
  ['saving', '存'],
  ['unsaved', '存'],
  ['cancel', '取消'],
  ['discard', '放弃|丢弃|弃|不再保留'],
  ['previous', '上一|上个|前'],
  ['password', '密码'],
  ['account', '账号|同事'],
  ['passkey', '通行密钥'],
  ['authenticator', '验证器'],
  ['link', '链接|入口'],
  ['video', '视频'],
  ['mail', '邮'],
  ['reference', '编号'],
  ['review', '审'],
  ['comment', '批注'],
  ['export', '导出'],
  ['import', '导入'],
  ['upload', '上传'],
  ['download', '下载'],
  ['undo', '撤销'],
  ['redo', '重做'],
  ['search', '搜|查'],
  ['zoom', '放|缩'],
  ['today', '今|正在'],
  ['tomorrow', '明天'],
  ['year', '年'],
  ['month', '月'],
  ['week', '周'],
  ['hour', '时'],
  ['minute', '分钟'],
  ['english', 'english|英'],
  ['translat', '译'],
  ['invit', '邀请'],
  ['administrator', '管理员'],
  ['visitor', '访|观众|网站|本站|看到'],
  ['colleague', '同事|内部'],
  ['folder', '文件夹'],
  ['library', '库'],
  ['booking', '预订'],
  ['booth', '展位'],
  ['filter', '筛选'],
  ['signed in', '登录'],
  ['sign in', '登录|验证'],
  ['signed out', '退出|登录'],
  ['sign out', '退出|登录'],
  ['title', '标题|名'],
  ['code', '码'],
  ['canvas', '画布'],
  ['pixel', '像素'],
  ['add ', '加|增|补'],
  ['added', '加|增'],
  ['edit ', '编辑|改'],
  ['preview', '预览'],
  ['select', '选'],
  ['phone', '电话|手机|通话'],
  ['width', '宽'],
  ['height', '高'],
  ['wide', '宽'],
  ['area', '面积|区'],
  ['received', '收'],
  ['section', '区|栏目|部分'],
  ['synced', '同步'],
  ['menu', '菜单|打开'],
  ['movable', '活动隔墙'],
  ['wall', '墙'],
  ['arrow', '方向键'],
  ['drag', '拖'],
  ['template', '模板'],
  ['browser', '浏览器'],
  ['reset', '重置|新密码'],
  ['device', '设备|本机'],
  ['schedule', '排期|安排'],
  ['applicant', '申请人'],
  ['bin ', '回收站'],
  ['panorama', '全景'],
  ['meeting', '会议'],
  ['hall ', '馆|厅|场地'],
  ['door', '门|入口'],
  ['floor', '平|地'],
  ['toilet', '卫生间'],
  ['lane', '通道'],
  ['layout', '布|版面'],
  ['network', '网'],
  ['connection', '网络'],
  ['paste', '粘贴'],
  ['calendar', '日历'],
  ['footer', '页脚'],
  ['header', '头'],
  ['logo', '标志'],
  ['redirect', '跳转'],
  ['role', '角色'],
  ['scroll', '滚动'],
  ['organiser', '主办'],
  ['tool', '工具'],
  ['print', '打印'],
  ['suggestion', '建议|投诉'],
  ['complaint', '投诉'],
  ['news ', '新闻|资讯|动态|公告'],
  ['withdraw', '撤回'],
  ['planned', '计划|排定'],
  ['overdue', '超时'],
  ['contacted', '联系'],
  ['first day', '首日|第一|开始|早'],
  ['address', '址|邮|页面|此'],
  ['page', '排版|页|栏目|网址|区段|链接|复制'],
  ['file', '文件|图|数据'],
  ['older', '旧|早|以前|前'],
  ['picture', '画面|图|张|照片'],
  ['remove', '移|除|去|取消|撤|清|下线'],
  ['level', '层|级'],
  ['alternative', '替代'],
  ['unread', '未读'],
  ['subscribe', '订阅'],
  ['hotline', '热线'],
  ['crop', '裁'],
  ['overlap', '重叠'],
  ['mention', '提到'],
  ['detach', '脱离'],
  ['wheel ', '滚轮'],
  ['assign', '负责'],
  ['few minutes', '几分钟'],
  ['clipboard', '剪贴板'],
  ['inbox', '收件箱|申请'],
  ['merged', '合并'],
  ['measure', '测量|量'],
  ['loading', '载|承重|打开'],
  ['weibo', '微博'],
  ['wechat', '微信'],
  ['map', '地图|位置图'],
  ['hotel', '酒店'],
  ['metro', '地铁'],
  ['airport', '机场'],
  ['traffic', '交通'],
  ['bus ', '公交|巴士'],
  ['taxi', '司机|出租'],
  ['exhibition', '展'],
  ['reply', '回复|答复'],
  ['privacy', '隐私'],
  ['plan ', '图|计划|路线|排定|数据'],
  ['language', '语言|文'],
  ['full screen', '全屏'],
  ['next', '下|后|接|未来|相邻'],
];

/** Words whose Chinese has one meaning: a text with the Chinese word has the English one as well. */
const reversed: readonly (readonly [chinese: string, english: string])[] = [
  ['密码', 'reset|password'],
  ['邀请', 'invit'],
  ['导出', 'export'],
  ['撤销', 'undo|undone'],
  ['预览', 'preview'],
  ['文件夹', 'folder'],
  ['管理员', 'administrator'],
  ['图库', 'library|pictures|media'],
  ['批注', 'comment'],
  ['复制', 'cop|duplicate'],
  ['放弃', 'discard|give|drop'],
  ['分钟', 'minute|min'],
  ['小时', 'hour|h'],
  ['展位', 'booth'],
  ['像素', 'pixel|px'],
  ['画布', 'canvas'],
  ['回收站', 'bin'],
  ['微博', 'weibo'],
  ['微信', 'wechat'],
  ['酒店', 'hotel'],
  ['地铁', 'metro'],
  ['停车', 'park'],
  ['电话', 'phone|call|tel|hotline'],
  ['明天', 'tomorrow'],
  ['搜索', 'search|find'],
  ['场馆', 'venue|centre|building|hall|plan'],
  ['重置', 'reset|new'],
  ['格式', 'format|supported'],
];

/** Commands. A Chinese text that begins with “已” says that something has been done. */
const command =
  /^(?:add|assign|cancel|change|choose|close|copy|delete|discard|hide|invite|mark|move|open|publish|remove|rename|replace|restore|save|select|send|show|sign|undo|upload)\b/;

/** English texts that may differ from the Chinese: the specification has the Chinese of the first three. */
const exempt: readonly string[] = ['already the first one', 'no more', 'No data', '切换到中文'];

/** The sign at the end of a sentence, as in English. */
const endOf = (text: string) =>
  ({ '。': '.', '？': '?', '！': '!', '：': ':' })[text.trim().slice(-1)] ??
  text
    .trim()
    .slice(-1)
    .replace(/[^.?!…:]/, '');

/** What a text says in one language alone. English is about three times as long as Chinese. */
function problemsOf({ key, zh, en }: Pair): string[] {
  if (exempt.includes(en)) return [];
  const [chinese = '', english = ''] = [zh, en].map((text) => text.replace(/\{\{\w+\}\}/g, '').toLowerCase());
  const hasWord = (words: string) =>
    words.split('|').some((word) => ` ${english} `.replace(/[^a-z]+/g, ' ').includes(` ${word}`));
  const hasPart = (parts: string) => parts.split('|').some((part) => chinese.includes(part));
  const differs = endOf(zh) !== endOf(en) ? [`ends with “${endOf(zh) || endOf(en)}” in one language`] : [];
  const missing = glossary
    .filter(([words, parts]) => hasWord(words) && !hasPart(parts))
    .map(([words]) => `says “${words}” in English alone`);
  const added = reversed
    .filter(([parts, words]) => hasPart(parts) && !hasWord(words))
    .map(([parts]) => `says “${parts}” in Chinese alone`);
  const done = /^已/.test(chinese.trim()) && command.test(english) ? ['is done in Chinese alone'] : [];
  const ratio = english.length / Math.max(chinese.length, 1);
  const length = Math.max(english.length, 2 * chinese.length) > 24 && (ratio > 8 || ratio < 0.9);
  return [...differs, ...missing, ...added, ...done, ...(length ? ['has another length'] : [])].map(
    (problem) => `${problem}: ${key}, “${zh}”, “${en}”`,
  );
}

describe('the texts of', () => {
  it.each(areas)('%s have the same keys and parameters in both languages', (_, zh, en) => {
    expect(parametersOf(en)).toEqual(parametersOf(zh));
    expect(Object.keys(parametersOf(zh)).length).toBeGreaterThan(0);
  });

  it.each(areas)('%s say the same in both languages', (_, zh, en) => {
    const pairs = pairsOf(zh, en);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.flatMap((pair) => problemsOf(pair))).toEqual([]);
  });

  it.each([
    { zh: '放弃草稿', en: 'Discard this draft?', problem: 'ends with “?” in one language' },
    { zh: '撤销', en: 'Rename', problem: 'says “撤销” in Chinese alone' },
    { zh: '改名', en: 'Download', problem: 'says “download” in English alone' },
    { zh: '已恢复首页', en: 'Restore the page', problem: 'is done in Chinese alone' },
    { zh: '网站', en: 'Logos and texts of the page that has all you need', problem: 'has another length' },
  ])('“$zh” and “$en” are not the same: $problem', ({ zh, en, problem }) => {
    expect(problemsOf({ key: 'a', zh, en }).map((found) => found.split(': ')[0])).toContain(problem);
  });
});
