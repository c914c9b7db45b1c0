import type { Content } from '../markup.ts';
import { accessibility } from './accessibility.ts';
import { avPriceList } from './av-price-list.ts';
import { buildUpCalendar } from './build-up-calendar.ts';
import { buildUpRules } from './build-up-rules.ts';
import { cateringOrders } from './catering-orders.ts';
import { contractDraft } from './contract-draft.ts';
import { exhibitorManual } from './exhibitor-manual.ts';
import { fireSafety } from './fire-safety.ts';
import { firstAidAndSecurity } from './first-aid-and-security.ts';
import { freightAndVehicleRoutes } from './freight-and-vehicle-routes.ts';
import { insuranceAndLiability } from './insurance-and-liability.ts';
import { interpretationBooths } from './interpretation-booths.ts';
import { meetingRoomSetup } from './meeting-room-setup.ts';
import { networkServices } from './network-services.ts';
import { organiserGuide } from './organiser-guide.ts';
import { outdoorPlaza } from './outdoor-plaza.ts';
import { parkingAndArrival } from './parking-and-arrival.ts';
import { powerSupply } from './power-supply.ts';
import { pressAndFilming } from './press-and-filming.ts';
import { priceList } from './price-list.ts';
import { registrationForm } from './registration-form.ts';
import { rigging } from './rigging.ts';
import { safetyRules } from './safety-rules.ts';
import { signageAndAdvertising } from './signage-and-advertising.ts';
import { sitePlanDocument } from './site-plan.ts';
import { specification } from './specification.ts';
import { standDesignLimits } from './stand-design-limits.ts';
import { sustainabilityReporting } from './sustainability-reporting.ts';
import { tenderForm } from './tender-form.ts';
import { visitorRegistration } from './visitor-registration.ts';
import { wasteAndEnvironment } from './waste-and-environment.ts';
import { waterAndCompressedAir } from './water-and-compressed-air.ts';

/** What stands in each document, by the name of its files. */
export const contents: Record<string, Content> = {
  'exhibitor-manual': exhibitorManual,
  'organiser-guide': organiserGuide,
  'build-up-rules': buildUpRules,
  'freight-and-vehicle-routes': freightAndVehicleRoutes,
  'stand-design-limits': standDesignLimits,
  'power-supply': powerSupply,
  rigging,
  'fire-safety': fireSafety,
  'water-and-compressed-air': waterAndCompressedAir,
  'network-services': networkServices,
  'outdoor-plaza': outdoorPlaza,
  'signage-and-advertising': signageAndAdvertising,
  'visitor-registration': visitorRegistration,
  'first-aid-and-security': firstAidAndSecurity,
  'meeting-room-setup': meetingRoomSetup,
  'interpretation-booths': interpretationBooths,
  'av-price-list': avPriceList,
  'catering-orders': cateringOrders,
  'waste-and-environment': wasteAndEnvironment,
  'sustainability-reporting': sustainabilityReporting,
  'insurance-and-liability': insuranceAndLiability,
  'parking-and-arrival': parkingAndArrival,
  accessibility,
  'press-and-filming': pressAndFilming,
  'tender-form': tenderForm,
  'registration-form': registrationForm,
  specification,
  'contract-draft': contractDraft,
  'site-plan': sitePlanDocument,
  'build-up-calendar': buildUpCalendar,
  'price-list': priceList,
  'safety-rules': safetyRules,
};
