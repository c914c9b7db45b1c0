/**
 * Honeypot field of JSON bodies and posted forms, invisible to people. A submission with a value in it is refused with
 * a message, not silently dropped, because a browser's autofill may have filled it.
 */
export const honeypotField = 'homepage';
