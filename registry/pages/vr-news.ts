import type { Localised } from '#schemas/language.ts';

interface SampleNews {
  title: Localised;
  text: Localised;
}

/** Sample news of the VR page. They are part of the page and need no call (rule VR-01b). */
export const vrNews: SampleNews[] = [
  {
    title: { zh: '四座展厅可在线走览', en: 'Walk through all four halls' },
    text: {
      zh: '从登录大厅出发，依次走进 1 至 4 号展厅，查看货门、地沟与吊点的位置。',
      en: 'Start in the concourse and step into Halls 1 to 4 to see the goods doors, trenches and rigging points.',
    },
  },
  {
    title: { zh: '大会堂新增三种布置视角', en: 'Three layouts of the Plenary Hall' },
    text: {
      zh: '剧院式、课桌式与宴会式可随时切换，从讲台和最后一排都能看到现场效果。',
      en: 'Switch between theatre, classroom and banquet, and look from the stage or from the last row.',
    },
  },
  {
    title: { zh: '手机与头戴设备均可使用', en: 'On a phone or a headset' },
    text: {
      zh: '无需下载应用，扫码即可进入；在头戴设备的浏览器中打开同一链接，可按一比一比例查看。',
      en: 'There is nothing to install: scan the code, or open the same link in a headset to see the rooms at full size.',
    },
  },
];
