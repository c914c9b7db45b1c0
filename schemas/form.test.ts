import { describe, expect, it } from 'vitest';
import { submissionSchema, suggestionForm } from './form.ts';

const schema = submissionSchema(suggestionForm.fields);
const valid = { name: ' 李 ', contact: '1', content: 'x' };

describe('the submission schema of a form', () => {
  it('trims, and drops what the form does not have', () => {
    expect(schema.parse({ ...valid, extra: 1 })).toEqual({ name: '李', contact: '1', content: 'x' });
  });

  it.each(['name', 'contact', 'content'])('[FORM-01a] refuses a %s that is blank', (field) => {
    expect(schema.safeParse({ ...valid, [field]: ' \n' }).success).toBe(false);
  });

  it('[FORM-01b] takes 800 characters of content, not 801', () => {
    expect(schema.safeParse({ ...valid, content: 'x'.repeat(800) }).success).toBe(true);
    expect(schema.safeParse({ ...valid, content: 'x'.repeat(801) }).success).toBe(false);
  });
});
