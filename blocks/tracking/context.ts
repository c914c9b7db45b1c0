import { createContext, use } from 'react';
import type { TrackingTexts } from '#i18n/tracking/zh-CN.ts';
import type { TrackingView } from '#machines/tracking-view.ts';
import type { TrackedForms } from './forms.ts';
import type { SendTracking } from './use-tracking.ts';

/** Shared by all parts of the block. */
export interface Tracked {
  /** Id of the block; prefix of element ids. */
  id: string;
  texts: TrackingTexts;
  forms: TrackedForms;
  /** The hotline as text; undefined if unknown. */
  phone: string | undefined;
  view: TrackingView;
  send: SendTracking;
}

const TrackedContext = createContext<Tracked | undefined>(undefined);
export const TrackedProvider = TrackedContext;

/** Returns the followed request, its texts and its events. */
export function useTracked(): Tracked {
  const tracked = use(TrackedContext);
  if (!tracked) throw new Error('useTracked: no TrackedProvider above this component; wrap it in one');
  return tracked;
}
