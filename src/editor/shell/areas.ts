import type { EditorIconName } from '../ui/EditorIcon.tsx';

/** Areas of the editor in the order of the rail. Each has an icon, a name in `shellTexts` and a path `/editor/<area>`. */
export const areas = [
  'home',
  'pages',
  'content',
  'media',
  'menu',
  'site',
  'translations',
  'releases',
  'inbox',
  'settings',
] as const satisfies EditorIconName[];
