import { use, useId } from 'react';
import { type FieldProps, useForm } from './form-context.ts';
import { PlainBox } from './PlainBox.tsx';
import { FieldServicesContext } from './services.ts';

/** The target of a link: any URL, or a page of this site that is searched by title or path. */
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
