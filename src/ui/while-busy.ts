/**
 * Classes of a list that stays visible under `aria-busy` until the next one has loaded: its pictures fade. Its text
 * does not, because readable text needs its contrast.
 */
export const fadesWhileBusy = '[&_img]:transition-opacity [&_img]:duration-calm aria-busy:[&_img]:opacity-50';
