import type { PageLoader } from '#registry/load-page.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { localiseDeep } from '#schemas/language.ts';
import { done, type EditorResult } from '../handlers.ts';

/** The blocks of a page that is being written, with the data they would have if all drafts were published. */
export async function canvas(
  { page, language }: ParsedEditorRequest<'canvas'>,
  draftLoader: PageLoader,
): Promise<EditorResult<EditorAnswer<'canvas'>>> {
  // A draft may have no title and no path yet; neither matters to its blocks.
  const definition = localiseDeep({ ...page, title: '', path: '/' }, language);
  const { blocks, problems } = await draftLoader.show(definition, language);
  // They travel as JSON, of which nothing is known but that they are objects.
  return done({ blocks: blocks.map((block) => ({ ...block })), problems });
}
