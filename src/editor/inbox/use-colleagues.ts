import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { useEditorQuery } from '../api.ts';

/** Who can take care of a request, by name. Empty until the answer is here. */
export const useColleagues = (): EditorAnswer<'listColleagues'>['colleagues'] =>
  useEditorQuery('listColleagues', {}).data?.colleagues ?? [];
