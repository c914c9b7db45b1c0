import type { Localised } from '#schemas/language.ts';
import type { FieldModel } from '../../fields/field-model.ts';
import type { Path } from '../../fields/value-paths.ts';

/** A part of a value in its form: the names on its path, outermost first, and its field if known. */
export interface FieldPlace {
  names: readonly Localised[];
  field: FieldModel | undefined;
}

/** Finds the names of a part. A part without a field is named by its key. */
export function placeOf(field: FieldModel | undefined, path: Path): FieldPlace {
  const [step, ...rest] = path;
  if (step === undefined) return { names: [], field };
  const inner = field && within(field, step);
  const { names, field: last } = placeOf(inner, rest);
  return { names: [nameOf(inner, step), ...names], field: last };
}

const nameOf = (field: FieldModel | undefined, step: string | number): Localised => {
  if (typeof step === 'number') return { zh: `第 ${step + 1} 项`, en: `no. ${step + 1}` };
  return field?.key === step ? field.label : { zh: step, en: step };
};

function within(field: FieldModel, step: string | number): FieldModel | undefined {
  switch (field.kind) {
    case 'object':
      return field.fields.find(({ key }) => key === step);
    case 'list':
    case 'record':
      return field.item;
    case 'union':
    case 'source':
      // A key has the same meaning in every variant.
      return field.variants.flatMap(({ fields }) => fields).find(({ key }) => key === step);
    default:
      return undefined;
  }
}
