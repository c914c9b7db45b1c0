import type { StoryDefault } from '@ladle/react';
import { type SubmissionNews, submissionMachine, submissionState } from '#machines/submission.ts';
import { suggestionForm } from '#schemas/form.ts';
import { localiseDeep } from '#schemas/language.ts';
import type { Say } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { BlockSection } from '#ui/BlockSection.tsx';
import { FormFields } from './FormFields.tsx';
import { Receipt } from './Receipt.tsx';
import { formProps } from './schema.ts';

export default { title: 'Machines / submission' } satisfies StoryDefault;

const at = storiesOf({
  machine: submissionMachine,
  show: ({ snapshot, language }) => {
    const { form } = formProps.parse(localiseDeep({ form: suggestionForm }, language));
    const id = `submission-${language}`;
    const { values, news } = snapshot.context;
    if (news?.kind === 'sent')
      return (
        <BlockSection id={id} first>
          <Receipt
            form={form}
            note={undefined}
            reference={news.reference}
            tracking="/requests"
            sent={values}
            arrived={false}
            again={() => {}}
          />
        </BlockSection>
      );
    return (
      <BlockSection id={id} first>
        <form noValidate>
          <FormFields
            id={id}
            form={form}
            timeZone="Asia/Shanghai"
            // Fills the fields.
            posted={{ values, errors: {}, outcome: 'sent' }}
            initial={values}
            booking={undefined}
            live={undefined}
            snapshot={{
              state: submissionState(snapshot),
              news,
              values,
              errors: news && 'errors' in news ? news.errors : {},
              touched: new Set(Object.keys(values)),
              drafted: true,
            }}
            wake={() => {}}
            read={() => {}}
            submit={(event) => event.preventDefault()}
          />
        </form>
      </BlockSection>
    );
  },
});

const typed = (say: Say) => ({
  name: say('林晚', 'Lin Wan'),
  contact: '023 0000 8866',
  content: say('停车场指示牌不清楚。', 'The car park signs are unclear.'),
});
const after =
  (news?: SubmissionNews, values: (say: Say) => Record<string, string> = typed) =>
  (say: Say) => ({
    values: values(say),
    offeredKey: '',
    request: undefined,
    news,
  });

export const OpenEditing = at({ open: 'editing' }, after());
export const OpenRejected = at(
  { open: 'rejected' },
  after({ kind: 'invalid', errors: { contact: 'required' } }, (say) => ({ ...typed(say), contact: '' })),
);
export const OpenFailed = at({ open: 'failed' }, after({ kind: 'failed', message: '' }));
export const OpenOffline = at({ open: 'offline' }, after({ kind: 'offline' }));
export const Validating = at('validating', after());
export const Submitting = at('submitting', after());
export const Succeeded = at('succeeded', after({ kind: 'sent', message: '', reference: 'SG-261121-0047' }));
