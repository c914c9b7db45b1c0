/** Path of the call for the world of some pages (`world.ts`), without its schema, which browsers do not need. */
export const worldPath = '/api/qa/world';
