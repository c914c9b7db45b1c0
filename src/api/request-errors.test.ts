import { describe, expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { requestErrors } from './request-errors.ts';

const errorsOf = (schema: (typeof calls)[keyof typeof calls]['request'], request: unknown) =>
  requestErrors(schema.safeParse(request).error?.issues ?? []);

const { createSuggestion, introduction, newsPage } = calls;
const suggestion = { name: 'A', contact: 'B', content: 'C' };

describe('the error codes of a rejected request', () => {
  it('are `required` for a field that is absent, null, empty or blank', () => {
    for (const name of [undefined, null, '', '  '])
      expect(errorsOf(createSuggestion.request, { ...suggestion, name })).toEqual({ name: 'required' });
  });

  it('are `too_long` for a text beyond its limit', () => {
    expect(errorsOf(createSuggestion.request, { ...suggestion, content: 'x'.repeat(801) })).toEqual({
      content: 'too_long',
    });
  });

  it('are `invalid` for the wrong type of value', () => {
    expect(errorsOf(createSuggestion.request, { ...suggestion, name: 7 })).toEqual({ name: 'invalid' });
    expect(errorsOf(introduction.request, { code: 'official', type: 3 })).toEqual({ type: 'invalid' });
    expect(errorsOf(newsPage.request, { pageNo: 'first' })).toEqual({ pageNo: 'invalid' });
  });

  it('name each field once, and the request itself if it is not an object', () => {
    expect(errorsOf(createSuggestion.request, { name: '' })).toEqual({
      name: 'required',
      contact: 'required',
      content: 'required',
    });
    for (const request of [undefined, null, 'text', []])
      expect(errorsOf(createSuggestion.request, request)).toEqual({ request: 'invalid' });
  });
});
