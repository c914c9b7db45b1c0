/** The name under which the view finds the data of a tab. Apart from the definition, whose schema browsers do not load. */
export const tabKey = (index: number): string => `tab${index}`;
