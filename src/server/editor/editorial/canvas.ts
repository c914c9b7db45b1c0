import type { PageLoader } from '#registry/load-page.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { localise } from '#schemas/language.ts';
import { pageDefinitionSchema } from '#schemas/page.ts';
import { droppedFrom } from '#schemas/tolerant.ts';
import { fieldErrors } from '../field-errors.ts';
import { done, type EditorResult, refuse } from '../handlers.ts';

/** The blocks of a page that is being written, with the data they would have if all drafts were published. */
export async function canvas(
  { page, language }: ParsedEditorRequest<'canvas'>,
  draftLoader: PageLoader,
): Promise<EditorResult<EditorAnswer<'canvas'>>> {
  const localised = localise({ title: '', path: '/', ...page }, language);
  const parsed = pageDefinitionSchema.safeParse(localised);
  if (!parsed.success) return refuse('invalid', { data: { errors: fieldErrors(parsed.error) } });
  const { blocks, problems } = await draftLoader.show(parsed.data, language);
  const unread = droppedFrom(parsed.data.blocks).map(({ index, reason }) => ({
    id: String(index),
    reason: `this is no block: ${reason}`,
  }));
  // They travel as JSON, of which nothing is known but that they are objects.
  return done({ blocks: blocks.map((block) => ({ ...block })), problems: [...problems, ...unread] });
}
