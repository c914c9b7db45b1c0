import { useState } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { FormFields } from './FormFields.tsx';
import type definition from './index.ts';
import { Receipt } from './Receipt.tsx';
import { useFormSubmission } from './use-form-submission.ts';

/**
 * A form described as data (rules FORM-01a to FORM-01c). Posted to its own page it works without scripts; `form` is
 * what such a post brought back.
 */
export default function FormView({ id, props, data, first, form: posted }: ViewProps<typeof definition>) {
  const { form, title, intro } = props;
  const endpoint = data.endpoint.state === 'ready' ? data.endpoint.data : '';
  const submission = useFormSubmission(endpoint);
  const [anew, setAnew] = useState(false);
  const { outcome } = submission;
  const receipt = submission.state === 'sent' && outcome?.kind === 'sent' ? outcome : undefined;
  const postedReceipt = posted?.outcome === 'sent' && !anew ? posted : undefined;
  const shown = receipt ?? postedReceipt;
  return (
    <BlockSection id={id} first={first}>
      <div className="border-t border-ink pt-4.5 md:max-w-2/3">
        {shown ? (
          <Receipt
            tip={form.successTip}
            message={shown.message}
            reference={shown.reference}
            arrived={receipt !== undefined}
            again={() => {
              setAnew(true);
              submission.edit();
            }}
          />
        ) : (
          <>
            {title && <h2 className="text-h3">{title}</h2>}
            {intro && <p className="mt-2 max-w-measure text-ink-2">{intro}</p>}
            <FormFields
              id={id}
              form={form}
              posted={anew ? undefined : posted}
              anew={anew}
              submission={submission}
            />
          </>
        )}
      </div>
    </BlockSection>
  );
}
