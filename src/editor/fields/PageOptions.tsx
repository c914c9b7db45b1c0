import { use } from 'react';
import { FieldServicesContext, useForm } from './form-context.ts';

/**
 * Suggestions of pages for an input of a link target. A page that shows one item is no target without the item's address.
 * @param id of the datalist, for the `list` of the input
 */
export function PageOptions({ id }: { id: string }) {
  const { language } = useForm();
  const { pages = [] } = use(FieldServicesContext);
  return (
    <datalist id={id}>
      {pages
        .filter(({ needsItem }) => !needsItem)
        .map(({ path, title }) => (
          <option key={path} value={path}>
            {title[language] ?? path}
          </option>
        ))}
    </datalist>
  );
}
