import type { Localised } from '#schemas/language.ts';
import type { BuiltInPage } from './define.ts';

/**
 * Blocks of an introduction page: text on a picture, statistics, pictures (specification, section 2).
 * @param type of the centre
 */
export function introductionBlocks(type: number, picturesTitle: Localised): BuiltInPage['blocks'] {
  const source = { call: 'introduction', params: { type } };
  return [
    { id: 'introduction', type: 'statement', props: { source } },
    { id: 'figures', type: 'stats', props: { source, decimals: 1 } },
    {
      id: 'pictures',
      type: 'carousel',
      props: { title: picturesTitle, source },
    },
  ];
}
