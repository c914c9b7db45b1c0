import type { VenueSpace } from '#blocks/space-queries.ts';
import type { SitePlanTranslate } from '#i18n/site-plan.ts';
import type { PlanPlace, PlanPoint, SitePlanEvent } from '#machines/site-plan.ts';
import type { DrawnPlan, SitePlanSetting } from './index.ts';
import type { PlanLevel, PlanSpace } from './site-plan.ts';

/** What a plan shows: its place, and the ruler. */
export interface PlanView extends PlanPlace {
  ruler: 'off' | 'first' | 'second' | 'done';
  /** Ends of the measured line. */
  from: PlanPoint | undefined;
  to: PlanPoint | undefined;
}

/** A change of the address; all other choices stay. */
export interface PlanChange {
  level?: string;
  layers?: readonly string[];
  space?: string;
  zoom?: number;
}

/** What the parts of a plan share. */
export interface Shown extends DrawnPlan {
  id: string;
  /** The level on show. */
  level: PlanLevel;
  current: PlanView;
  chosen: PlanSpace | undefined;
  zoom: number;
  /** `href` has the same effect without scripts. */
  send: (event: SitePlanEvent, href?: string) => void;
  preload: () => void;
  keepZoom: (zoom: number) => void;
  urlOf: (change: PlanChange) => string;
  setting: SitePlanSetting;
  t: SitePlanTranslate;
  hirable: readonly VenueSpace[];
  /** The next free periods of spaces in words, by the id of the space. */
  free: Readonly<Record<string, readonly string[]>>;
  heading: 'h2' | 'h3';
}
