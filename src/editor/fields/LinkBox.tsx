import { use, useId } from 'react';
import { type FieldProps, useForm } from './form-context.ts';
import { PlainBox } from './PlainBox.tsx';
import { FieldServicesContext } from './services.ts';

/** An address that a link leads to: a page of this site, found by its title or path, or any other. */
export function LinkBox({ field, ...rest }: FieldProps) {
  const { language, t } = useForm();
  const { pages = [] } = use(FieldServicesContext);
  const list = useId();
  const help = field.help ?? { zh: t('linkHint'), en: t('linkHint') };
  return (
    <>
      <PlainBox field={{ ...field, help }} {...rest} list={list} />
      <datalist id={list}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[language] ?? path}
          </option>
        ))}
      </datalist>
    </>
  );
}
