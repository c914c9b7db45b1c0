/**
 * On a picture the header has more space above. A transform moves its content without layout shift; changing the height
 * would shift the page.
 */
export const sinks = 'transition-transform duration-calm md:translate-y-2 md:solid:translate-none';
