/**
 * The files of a new block: a title and a text, in the pattern of the others, with all four states of its data.
 * @param {import('./block-names.mjs').BlockNames} names
 * @returns {Record<string, string>} contents by file name
 */
export const blockFiles = (names) => ({
  'schema.ts': schema(names),
  'index.ts': definition(names),
  'View.tsx': view(names),
  [`${names.type}.stories.tsx`]: stories(names),
});

const schema = ({ identifier }) => `import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** A title and a text. */
export const ${identifier}Props = z.object({
  /** Heading of the block. */
  title: label(z.string(), { zh: '标题', en: 'Title' }),
  /** Text below the heading. */
  text: label(z.string().optional(), { zh: '文字', en: 'Text', widget: 'longText' }),
});
`;

const definition = ({
  type,
  identifier,
  words,
  chinese,
}) => `import { defineBlock, staticData, type Query } from '#blocks/define.ts';
import { ${identifier}Props } from './schema.ts';

/** A title and a text. */
export default defineBlock({
  type: '${type}',
  version: 1,
  // Remove this line when the view does something in the browser.
  isStatic: true,
  schema: ${identifier}Props,
  palette: {
    group: 'layout',
${chinese ? '' : '    // TODO: the Chinese name that editors read.\n'}    name: { zh: '${chinese ?? `（待译）${words}`}', en: '${words}' },
    help: { zh: '标题与文字', en: 'A title and a text' },
    sketch: 'text',
  },
  example: {
    title: { zh: '${chinese ?? '标题'}', en: '${words}' },
    text: { zh: '这一区块要说的话。', en: 'What the block has to say.' },
  },
  queries: ({ text }): { text: Query<string> } => ({ text: staticData(text || undefined) }),
  texts: (_props, { text }) => (text.state === 'ready' ? { prose: [{ text: text.value }] } : {}),
});
`;

const view = ({ component }) => `import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';

/** A title and a text. */
export default function ${component}View({ id, props, data: { text }, first }: ViewProps<typeof definition>) {
  if (text.state === 'failed') return <Failed retry={text.retry} />;
  if (text.state === 'missing') return <Empty />;
  return (
    <BlockSection id={id} title={props.title} first={first}>
      {text.state === 'loading' ? (
        <Skeleton>
          <SkeletonShape className="h-5 max-w-measure" />
        </Skeleton>
      ) : (
        <p className="max-w-measure">{text.data}</p>
      )}
    </BlockSection>
  );
}
`;

const stories = ({ type, component, words, chinese }) => `import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import ${component}View from './View.tsx';

export default { title: 'Blocks / ${type}' } satisfies StoryDefault;

const show = (text: (say: Say) => BlockData<string>) => (
  <Bilingual>
    {(say, language) => (
      <${component}View
        id={\`${type}-\${language}\`}
        props={{ title: say('${chinese ?? '标题'}', '${words}') }}
        data={{ text: text(say) }}
        first={false}
      />
    )}
  </Bilingual>
);

export const Ready = () =>
  show((say) => ({ state: 'ready', data: say('这一区块要说的话。', 'What the block has to say.') }));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
`;
