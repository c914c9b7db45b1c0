import fc from 'fast-check';
import { DomHandler, Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { inlineOf, isBalanced, textOfInline } from './inline.ts';
import { readXliff, XliffError } from './read-xliff.ts';
import { writeXliff, type XliffText } from './write-xliff.ts';

const languages = { source: 'zh-CN', target: 'en-US' } as const;
const text = (more: Partial<XliffText>): XliffText => ({
  ...{ name: 'texts.title', isRich: false, source: '标题', target: '', state: 'missing', fingerprint: 'f' },
  ...more,
});
const write = (...texts: XliffText[]) =>
  writeXliff([{ original: 'news a', title: '标题', texts }], languages);
const read = (xliff: string) => readXliff(xliff).files[0]?.texts ?? [];

/** Texts as editors and pastes make them, and as nobody should. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<a href="/x?a=1&amp;b=2">',
          '</a>',
          '<br>',
          '&nbsp;',
          '&amp;',
          '&',
          '<',
          '>',
          '"',
        ],
        ...[
          "'",
          '😀',
          '中文',
          ' ',
          '\n',
          '\r',
          '\t',
          '\u0001',
          '\ud800',
          '\ufffe',
          ']]>',
          '<![CDATA[x]]>',
          '<!--',
        ],
        ...['&lt;b&gt;', '&#13;', '&bogus;', 'word'],
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
);

describe('XLIFF', () => {
  it('[PUB-11] gives every text back exactly, whatever is in it', () => {
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (source, target, isRich) => {
        const [found] = read(write(text({ source, target, isRich })));
        expect(textOfInline(found?.source ?? [], isRich)).toBe(source);
        expect(textOfInline(found?.target ?? [], isRich)).toBe(target);
        expect(found?.hasUnknownCode).toBe(false);
      }),
    );
  });

  it('[PUB-11] is XLIFF 2.1 core: allowed elements in their order, unique ids, and codes that refer to data', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts, fc.boolean()), { maxLength: 3 }), (cases) => {
        const units = cases.map(([source, target, isRich]) =>
          text({ source, target, isRich, state: target === '' ? 'missing' : 'older' }),
        );
        expect(coreProblems(write(...units))).toEqual([]);
      }),
    );
  });

  it('[PUB-11] writes markup as codes, with the state of each text', () => {
    const xliff = write(
      text({
        ...{ name: 'texts.content', isRich: true, state: 'older', fingerprint: '0a' },
        ...{ source: '<p>车 &amp; 船</p>', target: '<p>Cars</p>' },
      }),
      text({ source: '同', target: 'Same', state: 'final' }),
    );
    expect(xliff).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="zh-CN" trgLang="en-US">
<file id="f1" original="news a" xml:space="preserve">
<notes><note id="title">标题</note></notes>
<unit id="u1" name="texts.content">
<notes><note id="n" appliesTo="target" category="pavilion">0a</note></notes>
<originalData><data id="d1">&lt;p&gt;</data><data id="d2">&lt;/p&gt;</data></originalData>
<segment id="s" state="initial" subState="pavilion:older"><source><ph id="1" dataRef="d1" disp="&lt;p&gt;"/>车 &amp; 船<ph id="2" dataRef="d2" disp="&lt;/p&gt;"/></source><target><ph id="1" dataRef="d1" disp="&lt;p&gt;"/>Cars<ph id="2" dataRef="d2" disp="&lt;/p&gt;"/></target></segment>
</unit>
<unit id="u2" name="texts.title" translate="no">
<notes><note id="n" appliesTo="target" category="pavilion">f</note></notes>
<segment id="s" state="final"><source>同</source><target>Same</target></segment>
</unit>
</file>
</xliff>
`);
  });

  it('[PUB-11] reads what tools make of it: split segments, CDATA, marks, pairs of codes, elements of their own', () => {
    const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:x="urn:x" version="2.0" srcLang="zh-CN" trgLang="en-US">
      <file id="f" original="news a"><x:meta><x:note>no</x:note></x:meta>
        <unit id="u" name="texts.content">
          <originalData><data id="o">&lt;b></data><data id="c">&lt;/b></data></originalData>
          <segment state="translated"><source><pc id="1" dataRefStart="o" dataRefEnd="c">一。</pc></source><target><mrk id="m" type="term"><pc id="1" dataRefStart="o" dataRefEnd="c">One &amp; <![CDATA[<more>]]></pc></mrk></target></segment>
          <ignorable><source> </source></ignorable>
          <segment state="reviewed"><source>二</source><target>Two<cp hex="0007"/></target></segment>
        </unit>
      </file></xliff>`;
    expect(read(xliff)).toEqual([
      {
        ...{ name: 'texts.content', fingerprint: undefined, isTranslated: true, hasUnknownCode: false },
        source: [{ code: '<b>' }, { text: '一。' }, { code: '</b>' }, { text: ' 二' }],
        target: [{ code: '<b>' }, { text: 'One & <more>' }, { code: '</b>' }, { text: ' Two\u0007' }],
      },
    ]);
  });

  const root = (attributes: string, inside = '') =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>${inside}</xliff>`;
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const withFiles = (count: number) =>
    root('version="2.1" srcLang="zh-CN" trgLang="en-US"', '<file original="page /x"/>'.repeat(count));
  it.each([
    ['a bomb of entities', `${bomb}${root('version="2.1"', '&b;')}`, 'doctype'],
    ['an external entity', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${root('version="2.1"')}`, 'doctype'],
    [
      'an entity that nobody declared',
      root('version="2.1" srcLang="zh-CN"', '<file>&b;</file>'),
      'malformed',
    ],
    [
      'elements that do not close',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"><file>',
      'malformed',
    ],
    ['nothing', '', 'malformed'],
    ['a page', '<html><body/></html>', 'notXliff'],
    ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', 'notXliff'],
    ['a version to come', root('version="3.0"'), 'version'],
    [
      'elements within elements',
      root('version="2.1"', `${'<group>'.repeat(60)}${'</group>'.repeat(60)}`),
      'tooDeep',
    ],
    ['more files than an export has', withFiles(501), 'tooManyFiles'],
  ])('[PUB-11] refuses %s', (_name, xliff, problem) => {
    const error = (() => {
      try {
        return readXliff(xliff);
      } catch (cause) {
        return cause;
      }
    })();
    expect(error).toBeInstanceOf(XliffError);
    expect(error).toMatchObject({ problem });
  });

  it('[PUB-11] reads as many files as an export can have', () => {
    expect(readXliff(withFiles(500)).files).toHaveLength(500);
  });

  it('[PUB-11] knows codes that a translator has lost or mixed up', () => {
    expect(isBalanced(inlineOf('<p>a<br>b <img src="/x.jpg"><b>c</b></p>', true))).toBe(true);
    expect(isBalanced(inlineOf('<p><b>c</p></b>', true))).toBe(false);
    expect(isBalanced(inlineOf('<p>c', true))).toBe(false);
    const xliff = write(text({ source: '<b>x</b>', isRich: true })).replace('dataRef="d2"', 'dataRef="d9"');
    expect(read(xliff)[0]?.hasUnknownCode).toBe(true);
  });
});

/** Rules of XLIFF 2.1, section 4.2, for the elements that we write, checked with another parser than the reader’s. */
function coreProblems(xliff: string): string[] {
  const problems: string[] = [];
  const handler = new DomHandler();
  const parser = new Parser(handler, { xmlMode: true });
  parser.end(xliff);
  const children: Record<string, readonly string[]> = {
    xliff: ['file'],
    file: ['notes', 'unit'],
    notes: ['note'],
    unit: ['notes', 'originalData', 'segment'],
    originalData: ['data'],
    segment: ['source', 'target'],
    source: ['ph', 'cp'],
    target: ['ph', 'cp'],
    data: ['cp'],
    note: [],
    ph: [],
    cp: [],
  };
  const isName = (value: string | undefined) => value !== undefined && /^[\w.:-]+$/.test(value);
  type Node = (typeof handler.root.children)[number];
  const elements = (nodes: readonly Node[]) => nodes.filter((node) => 'attribs' in node);
  const idsIn = (node: Extract<Node, { attribs: unknown }>, name: string): string[] =>
    elements(node.children).flatMap((one) => [
      ...(one.name === name ? [one.attribs.id ?? ''] : []),
      ...idsIn(one, name),
    ]);
  const visit = (node: Extract<Node, { attribs: unknown }>) => {
    const inside = elements(node.children);
    const order = inside.map(({ name }) => (children[node.name] ?? []).indexOf(name));
    if (order.includes(-1)) problems.push(`${node.name} contains ${inside.map(({ name }) => name)}`);
    const mixed = node.name === 'source' || node.name === 'target';
    if (!mixed && order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0)))
      problems.push(`${node.name} has its elements in another order`);
    if (['file', 'unit', 'data', 'ph', 'note', 'segment'].includes(node.name) && !isName(node.attribs.id))
      problems.push(`${node.name} has no id`);
    if (node.name === 'unit') {
      const data = idsIn(node, 'data');
      if (new Set(data).size < data.length) problems.push('an id of data occurs twice');
      for (const half of ['source', 'target']) {
        const codes = elements(node.children)
          .filter(({ name }) => name === 'segment')
          .flatMap((segment) => elements(segment.children).filter(({ name }) => name === half))
          .flatMap((one) => elements(one.children).filter(({ name }) => name === 'ph'));
        const ids = codes.map(({ attribs }) => attribs.id);
        if (new Set(ids).size < ids.length) problems.push('an id of a code occurs twice');
        for (const { attribs } of codes)
          if (!data.includes(attribs.dataRef ?? '')) problems.push('a code refers to nothing');
      }
    }
    if (node.attribs.subState !== undefined && node.attribs.state === undefined)
      problems.push('a sub-state without a state');
    for (const one of inside) visit(one);
  };
  const roots = elements(handler.root.children).filter(({ name }) => !name.startsWith('?'));
  if (roots.length !== 1) problems.push('not one root');
  for (const one of roots) visit(one);
  return problems;
}
