/**
 * For a list that stays until the next one is there, under `aria-busy`: its pictures fade. Its texts do not, because what
 * can be read has its contrast.
 */
export const fadesWhileBusy = '[&_img]:transition-opacity [&_img]:duration-calm aria-busy:[&_img]:opacity-50';
