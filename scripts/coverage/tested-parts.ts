import { blocks } from '#registry/blocks.ts';
import { usedProps } from '#registry/used-props.ts';
import { partsOf } from '#tests/machines/model/graph.ts';
import { screens } from '#tests/machines/screens/screens.ts';
import { kinds } from '#tests/support/compositions.ts';
import { type Part, partsOfBlock } from './parts.ts';

/**
 * Everything that generated tests show. `npm test` fails if the tours leave a part of a machine that has a screen. Blocks
 * are shown by the tests of every block's example and by the composed pages.
 */
export function testedParts(): Set<Part> {
  const shown = blocks.flatMap(({ type, schema, example }) => {
    const composed = kinds.filter((kind) => kind.type === type).map(({ props }) => props('/composed'));
    return [example, ...composed].flatMap((props) =>
      partsOfBlock(type, usedProps(schema, schema.parse(props))),
    );
  });
  return new Set([...shown, ...screens.flatMap(({ machine }) => partsOf(machine))]);
}
