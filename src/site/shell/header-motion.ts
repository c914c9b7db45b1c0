/**
 * On a picture the header has more air above it. What stands in it is moved, not laid out anew: a transform shifts
 * nothing, and a header that changed its height would.
 */
export const sinks = 'transition-transform duration-calm md:translate-y-2 md:solid:translate-none';
