import { createContext, use } from 'react';
import type { TrackingTexts } from '#i18n/tracking/zh-CN.ts';
import type { TrackingView } from '#machines/tracking-view.ts';
import type { TrackedForms } from './forms.ts';
import type { SendTracking } from './use-tracking.ts';

/** What every part of the block needs. */
export interface Tracked {
  /** Of the block; ids of elements begin with it. */
  id: string;
  texts: TrackingTexts;
  forms: TrackedForms;
  /** The hotline as it is read; undefined when it is not known. */
  phone: string | undefined;
  view: TrackingView;
  send: SendTracking;
}

const TrackedContext = createContext<Tracked | undefined>(undefined);
export const TrackedProvider = TrackedContext;

/** The request that is being followed, its texts and its events. */
export function useTracked(): Tracked {
  const tracked = use(TrackedContext);
  if (!tracked) throw new Error('useTracked: no TrackedProvider above this component; wrap it in one');
  return tracked;
}
