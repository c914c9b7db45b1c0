import type { PanoramaEvent } from './panorama-view.ts';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const keys: Readonly<Record<string, PanoramaEvent>> = {
  ArrowLeft: { type: 'turn', yaw: -1, pitch: 0 },
  ArrowRight: { type: 'turn', yaw: 1, pitch: 0 },
  ArrowUp: { type: 'turn', yaw: 0, pitch: 1 },
  ArrowDown: { type: 'turn', yaw: 0, pitch: -1 },
  '+': { type: 'zoom', steps: 1 },
  '=': { type: 'zoom', steps: 1 },
  '-': { type: 'zoom', steps: -1 },
};

/** @returns the event of a key press in a panorama; undefined for other keys and browser shortcuts */
export const panoramaKey = ({ key, altKey, ctrlKey, metaKey }: Key): PanoramaEvent | undefined =>
  altKey || ctrlKey || metaKey ? undefined : keys[key];
