/**
 * The field of a JSON body or a posted form that people do not see and programs fill in. A submission that holds it is
 * refused, never silently dropped: a browser may have filled it by itself.
 */
export const honeypotField = 'homepage';
