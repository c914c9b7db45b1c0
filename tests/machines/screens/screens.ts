import type { Screen } from '../screen.ts';
import { galleryZipScreen } from './gallery-zip.ts';

/** How people meet every machine of the site. */
export const screens: readonly Screen[] = [galleryZipScreen];
