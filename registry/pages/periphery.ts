import { defineGroup, emptyPage } from './define.ts';

export const periphery = defineGroup({
  path: '/periphery',
  pages: [
    emptyPage('/periphery/cateringCuisine', '餐饮美食', 'Catering'),
    emptyPage('/periphery/trafficGuidance', '交通指引', 'Getting here'),
    emptyPage('/periphery/supportingHotels', '配套酒店', 'Supporting hotels'),
    emptyPage('/periphery/culturalTourism', '文旅推荐', 'Culture and sights'),
    emptyPage('/periphery/surroundingAccommod', '周边住宿', 'Nearby accommodation'),
  ],
});
