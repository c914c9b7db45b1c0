/** Reasons to pause slides for a while. */
export type Hold = 'hover' | 'focus' | 'away';

export interface Autoplay {
  /** Whether the browser has reported its motion preference; nothing moves before. */
  ready: boolean;
  /** The visitor's choice, shown by the pause button. */
  playing: boolean;
  holds: readonly Hold[];
}

export type AutoplayEvent =
  | { type: 'ready'; reducedMotion: boolean }
  | { type: 'toggle' }
  /** The visitor chose a slide: from now on slides wait for the visitor. */
  | { type: 'choose' }
  | { type: 'hold' | 'release'; by: Hold };

export const atRest: Autoplay = { ready: false, playing: true, holds: [] };

/** The state after an event. Under reduced motion only the play button starts it. */
export function nextAutoplay(state: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'ready':
      return { ...state, ready: true, playing: state.playing && !event.reducedMotion };
    case 'toggle':
      return { ...state, playing: !state.playing };
    case 'choose':
      return { ...state, playing: false };
    case 'hold':
      return state.holds.includes(event.by) ? state : { ...state, holds: [...state.holds, event.by] };
    case 'release':
      return { ...state, holds: state.holds.filter((hold) => hold !== event.by) };
  }
}

/** Whether the slides move on by themselves right now. */
export const isRunning = ({ ready, playing, holds }: Autoplay): boolean =>
  ready && playing && holds.length === 0;
