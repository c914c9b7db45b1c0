import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { useEditorQuery } from './api.ts';

/** @returns the accounts that can sign in, by name; empty while they load */
export const useColleagues = (): EditorAnswer<'listColleagues'>['colleagues'] =>
  useEditorQuery('listColleagues', {}).data?.colleagues ?? [];
