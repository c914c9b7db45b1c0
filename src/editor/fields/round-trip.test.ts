import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockDefinition } from '#blocks/define.ts';
import { blocks } from '#registry/blocks.ts';
import { type Language, languageKey, languages, localiseDeep } from '#schemas/language.ts';
import { propsOf } from '#tests/support/random-props.ts';
import { localiseExample } from '../pages/model/new-block.ts';
import { modelOf } from './model.ts';
import { textsOf, withText } from './use-localised-text.ts';
import { type Path, readAt, writeAt } from './value-paths.ts';
import { partsIn } from './walk-fields.test-support.ts';

const definitions: readonly BlockDefinition[] = blocks;
const all = definitions.map((block) => [block.type, block] as const);

interface TextPlace {
  path: Path;
  language: Language;
}

/** The text at a path in one language; empty if it is absent. */
const textAt = (props: unknown, { path, language }: TextPlace): string =>
  textsOf(readAt(props, path))[languageKey(language)];

/** Returns the props with another text at a path, as the form writes it. */
const withTextAt = (props: unknown, { path, language }: TextPlace, text: string): unknown =>
  writeAt(props, path, withText(readAt(props, path), { language, text }));

/** Changes every text in each language and undoes the change. */
function changeAndUndo(block: BlockDefinition, props: unknown): unknown {
  const before = JSON.stringify(props);
  const texts = partsIn(modelOf(block.schema), props).filter(
    ({ field, path }) => 'localised' in field && field.localised && typeof readAt(props, path) === 'object',
  );
  let current = props;
  for (const { path } of texts)
    for (const language of languages) {
      const place = { path, language };
      const text = textAt(current, place);
      const changed = withTextAt(current, place, `${text}改`);
      expect(textAt(changed, place)).toBe(`${text}改`);
      expect(JSON.stringify(changed)).not.toBe(before);
      current = withTextAt(changed, place, text);
    }
  return current;
}

describe('a block that the editor opens and saves', () => {
  it.each(all)('%s: restores the bilingual example to the byte when changes are undone', (_type, block) => {
    const example = structuredClone(block.example);
    const lifted = localiseExample(modelOf(block.schema), example);
    expect(JSON.stringify(changeAndUndo(block, lifted))).toBe(JSON.stringify(lifted));
    for (const language of languages) expect(localiseDeep(lifted, language)).toEqual(example);
  });

  it.each(all)(
    '%s: restores random props to the byte, and both of their languages are valid',
    (type, block) => {
      const model = modelOf(block.schema);
      // Excludes the form block: its fields must match its API call, which JSON Schema cannot express.
      const isChecked = type !== 'form';
      fc.assert(
        fc.property(propsOf(model), (props) => {
          if (isChecked)
            for (const language of languages)
              expect(
                block.schema.safeParse(localiseDeep(props, language)).error,
                `${type} refuses text that its field accepts; remove patterns and refinements from schema.ts and say the form in help`,
              ).toBeUndefined();
          expect(JSON.stringify(changeAndUndo(block, props))).toBe(JSON.stringify(props));
        }),
        { numRuns: 30 },
      );
    },
  );

  it('does not change any props on opening', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.string()), (props, path) => {
        const place = { path, language: 'zh-CN' } as const;
        expect(withTextAt(props, place, textAt(props, place))).toBe(props);
      }),
    );
  });

  it('leaves absent texts absent and removes texts that become empty', () => {
    const place = { path: ['title'], language: 'zh-CN' } as const;
    const typed = withTextAt({ a: 1 }, place, '馆');
    expect(typed).toEqual({ a: 1, title: { zh: '馆', en: '' } });
    expect(JSON.stringify(withTextAt(typed, place, ''))).toBe('{"a":1}');
    expect(textsOf(readAt(withTextAt({ title: 'VR' }, place, '全景'), ['title']))).toEqual({
      zh: '全景',
      en: 'VR',
    });
  });
});
