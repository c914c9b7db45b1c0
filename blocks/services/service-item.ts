import type { OperationService } from '#schemas/operation-service.ts';
import { item } from '../collection-item.ts';
import type { ItemContext } from '../collection-items.ts';

/** One service: what it is, and what belongs to it point by point. */
export const serviceItem =
  ({ picture }: ItemContext) =>
  ({ headTitle, subTitle, backgroundImg, icon, basicInfoList }: OperationService, index: number) =>
    item({
      id: String(index),
      title: headTitle ?? '',
      text: subTitle,
      picture: picture(backgroundImg),
      pictured: backgroundImg !== undefined,
      icon: picture(icon),
      points: basicInfoList.map(({ describe }) => describe),
    });
