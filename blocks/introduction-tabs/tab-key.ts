/** Name of a tab's query. Separate from the definition, whose schema the browser does not load. */
export const tabKey = (index: number): string => `tab${index}`;
