import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import type { LinkItem } from '#blocks/link-props.ts';
import type { Role } from '#schemas/enumerations.ts';
import type { Picture } from '#schemas/picture.ts';
import { rolePickerProps } from './schema.ts';

export interface RoleCard {
  role: Role;
  title: string;
  text?: string | undefined;
  picture?: Picture | undefined;
  links: LinkItem[];
}

/** Links for each role of visitor, with one picture per role (rule ROLE-01). */
export default defineBlock({
  type: 'role-picker',
  version: 1,
  isStatic: true,
  schema: rolePickerProps,
  palette: {
    group: 'interaction',
    name: { zh: '身份选择', en: 'Roles' },
    help: { zh: '按访客身份指向各自的页面', en: 'Cards that send each kind of visitor on their way' },
    sketch: 'roles',
  },
  example: {
    title: { zh: '您为什么而来？', en: 'What brings you here?' },
    cards: [
      {
        role: 'Sponsor',
        title: { zh: '我要办活动', en: 'I organise events' },
        text: { zh: '告诉我们档期和规模。', en: 'Tell us your dates and your scale.' },
        img: '/media/meeting-banquet.jpg',
        links: [
          {
            label: { zh: '预订展览场地', en: 'Book exhibition space' },
            href: '/exhibitCenter/onlineBooking',
          },
          {
            label: { zh: '预订会议场地', en: 'Book meeting space' },
            href: '/conventionCenter/meetingOnlineBooking',
          },
        ],
      },
      {
        role: 'Visitor',
        title: { zh: '我来参观', en: 'I am visiting' },
        links: [{ label: { zh: '联系我们', en: 'Contact us' }, href: '/about/contactUs' }],
      },
    ],
  },
  queries: ({ cards }, { picture }): { cards: Query<RoleCard[]> } => ({
    cards: staticData(cards.map(({ img, ...card }) => ({ ...card, picture: picture(img) }))),
  }),
  texts: ({ title, lead, cards }) => ({
    prose: [{ text: lead }, ...cards.map(({ text }) => ({ text }))],
    items: [{ title }],
  }),
});
