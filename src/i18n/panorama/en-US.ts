import type { PanoramaTexts } from './zh-CN.ts';

/** Texts of panoramas, in English. */
export const panoramaEn: PanoramaTexts = {
  start: 'Look around in 360°',
  opening: 'Opening the view',
  view: '360° view: {{title}}. The arrow keys turn it, plus and minus zoom.',
  flat: 'Picture all the way round: {{title}}. It scrolls sideways.',
  room: 'the room',
  left: 'Turn left',
  right: 'Turn right',
  full: 'Full screen',
  shrink: 'Leave full screen',
  fingers: 'Move with two fingers',
  failed: 'The 360° view cannot be opened here. The picture can be scrolled sideways.',
};
