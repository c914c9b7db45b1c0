import { configs } from '#blocks/collection-source.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';
import { words } from '#schemas/words/words.ts';

/** Ways to reach somebody, side by side: what for, the number or address, when it is answered (rule CONT-01). */
export default defineListBlock({
  type: 'contacts',
  version: 1,
  accepts: [configs('official.contactUs.config')],
  palette: {
    group: 'data',
    name: words('联系方式', 'Contacts'),
    help: words('各项业务的电话、地址与服务时间', 'Phone numbers and addresses, and when they are answered'),
    sketch: 'contacts',
  },
  example: { source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } },
});
