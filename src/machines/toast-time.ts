/**
 * How long a toast is shown, in ms (rule ERR-03). In a file of its own, so that the entry bundle does not load the
 * machine.
 */
export const toastDuration = 3000;
