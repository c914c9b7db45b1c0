/** How long a toast stays, in ms (rule ERR-03). It stands alone, for whoever needs it without the machine. */
export const toastDuration = 3000;
