import { configs } from '#blocks/collection-source.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';

/** Contact cards side by side: purpose, number or address, service hours (rule CONT-01). */
export default defineListBlock({
  type: 'contacts',
  version: 1,
  isStatic: true,
  accepts: [configs('official.contactUs.config')],
  palette: {
    group: 'data',
    name: { zh: '联系方式', en: 'Contacts' },
    help: {
      zh: '各项业务的电话、地址与服务时间',
      en: 'Phone numbers and addresses, and when they are answered',
    },
    sketch: 'contacts',
  },
  example: { source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } },
});
