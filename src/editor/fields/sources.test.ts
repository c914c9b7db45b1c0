import { describe, expect, it } from 'vitest';
import { blocks } from '#registry/blocks.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { modelOf } from './model.ts';

/** Label of a source in the editor, with the options of its first choice: `Files and places nearby: Videos`. */
function offerOf({ label, fields }: ObjectField): string {
  const params = fields.find(({ key }) => key === 'params');
  const choice = params?.kind === 'object' ? params.fields.find(isMandatoryChoice) : undefined;
  if (choice?.kind !== 'choice') return label.en;
  return `${label.en}: ${choice.options.map((option) => option.label.en).join(', ')}`;
}

const isMandatoryChoice = (field: FieldModel) => field.kind === 'choice' && field.required;

function offersOf(type: string): string[] {
  const definition = blocks.find((block) => block.type === type);
  const source = definition && modelOf(definition.schema).fields.find(({ key }) => key === 'source');
  return source?.kind === 'source' ? source.variants.map(offerOf) : [];
}

const centres = 'Exhibition centre, Convention centre';
const albums = 'Albums: Convention centre, Exhibition centre';
const pictured = [
  `Event pictures, newest first: ${centres}`,
  albums,
  'Files and places nearby: Catering, Hotels, Culture and sights',
  'Exhibition halls',
  'Meeting rooms',
];

describe('[BLK-06] the editor offers only the sources that a block accepts', () => {
  it.each([
    ['capacities', ['Exhibition halls', 'Meeting rooms']],
    [
      'collection',
      [
        `Event pictures, newest first: ${centres}`,
        albums,
        'Files and places nearby: Catering, Getting here, Hotels, Service manuals, Videos, Culture and sights',
        `Shows and meetings: Both, ${centres}`,
        'Exhibition halls',
        'Meeting rooms',
        `Operation services: ${centres}`,
        'Site information: Contact, Company profile',
      ],
    ],
    ['contacts', ['Site information: Contact']],
    ['downloads', ['Files and places nearby: Service manuals, Getting here', albums]],
    ['films', ['Files and places nearby: Videos']],
    ['gallery', [albums]],
    ['mosaic', pictured],
    ['services', [`Operation services: ${centres}`, 'Site information: Company profile']],
    ['showcase', pictured],
    ['tiles', pictured],
    ['venues', ['Exhibition halls', 'Meeting rooms']],
  ])('%s', (type, offers) => {
    expect(offersOf(type)).toEqual(offers);
  });
});
