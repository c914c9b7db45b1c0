import type { StoryDefault } from '@ladle/react';
import type { NavItem, Section, Shell } from '#registry/page-payload.ts';
import { Bilingual, demoPicture, type Say } from '#tests/stories/bilingual.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NotFound } from './NotFound.tsx';
import { PageProgress, Placeholder } from './PageStates.tsx';
import { SecondLevelLayout } from './SecondLevelLayout.tsx';

export default { title: 'Shell' } satisfies StoryDefault;

const item = (path: string, label: string, children: NavItem[] = []): NavItem => ({
  id: path,
  level: 1,
  label,
  href: path,
  external: false,
  route: path,
  children,
});

const pagesOf = (say: Say) => [
  item('/exhibitCenter/hall', say('展馆介绍', 'The exhibition centre')),
  item('/exhibitCenter/venue', say('场馆展示', 'Halls and spaces')),
  item('/exhibitCenter/vr', say('VR 看馆', 'VR tour')),
  item('/exhibitCenter/schedule', say('展会排期', 'Exhibition schedule')),
];

const picture = (name: string, sort: number) => ({
  name,
  sort,
  isOpen: '1',
  isSync: '0',
  img: '/media/qr-sample.svg',
});

const shellOf = (say: Say): Shell => ({
  siteName: say('会展中心', 'The centre'),
  origin: 'https://example.com',
  logo: {
    coloured: { src: '/media/logo-horizontal.svg', width: 482, height: 104 },
    white: { src: '/media/logo-horizontal-white.svg', width: 482, height: 104 },
  },
  hotline: {
    areaCode: say('023', '+86 23'),
    phone: '0000 8866',
    hours: say('每日 9:00 – 18:00', 'daily 9:00 – 18:00'),
    address: say('滨江大道 1 号', '1 Riverside Avenue'),
  },
  nav: [
    item('/', say('首页', 'Home')),
    item('/exhibitCenter', say('展览中心', 'Exhibitions'), pagesOf(say)),
    item('/news', say('新闻中心', 'News'), [item('/news/newsInfo', say('新闻动态', 'News'))]),
  ],
  footer: {
    mediaMatrix: undefined,
    particularYear: '2026',
    companyName: '会展中心有限公司',
    companyEnName: 'Exhibition Centre Ltd.',
    icp: '渝ICP备00000000号-1',
    publicSecurityFilingNumber: '渝公网安备 50000000000000号',
    companyLogo: '/media/logo-horizontal-white.svg',
    serviceContent: [
      { contentName: '交通与停车', contentEnName: 'Getting here', jumpAddress: '/periphery' },
      { contentName: '隐私政策', contentEnName: 'Privacy', jumpAddress: '/about/privacy' },
    ],
    microBlog: '/media/qr-sample.svg',
    officialAccount: '/media/qr-sample.svg',
    miniProgram: '/media/qr-sample.svg',
    supplementaryVos: [picture(say('视频号', 'Channels'), 1)],
  },
});

const sectionOf = (say: Say): Section => ({
  title: say('展览中心', 'Exhibitions'),
  heading: say('展馆介绍', 'The exhibition centre'),
  detail: false,
  banner: demoPicture('hall-outdoor'),
  items: pagesOf(say),
  currentId: '/exhibitCenter/hall',
  breadcrumbs: [
    { label: say('首页', 'Home'), href: '/' },
    { label: say('展览中心', 'Exhibitions'), href: '/exhibitCenter' },
    { label: say('展馆介绍', 'The exhibition centre') },
  ],
});

// A transform contains the fixed header of each language in its frame.
const frame = 'relative transform-gpu overflow-hidden';

export const SecondLevel = () => (
  <Bilingual>
    {(say) => (
      <div className={frame}>
        <Header shell={shellOf(say)} currentRoute="/exhibitCenter/hall" overHero languageHref="/" />
        <SecondLevelLayout section={sectionOf(say)} meta={{ padding: true, background: 'white' }}>
          <Placeholder />
        </SecondLevelLayout>
        <Footer shell={shellOf(say)} />
      </div>
    )}
  </Bilingual>
);

export const PageNotFound = () => (
  <Bilingual>
    {(say) => (
      <div className={frame}>
        <PageProgress opening />
        <Header shell={shellOf(say)} currentRoute="/nowhere" overHero={false} languageHref="/" />
        <NotFound item={false} path="/nowhere" url="/nowhere" nav={shellOf(say).nav} />
      </div>
    )}
  </Bilingual>
);

/** Without configs: the site's name instead of the logo, and in the footer. */
export const WithoutConfigs = () => (
  <Bilingual>
    {(say) => {
      const { logo: _logo, footer: _footer, hotline: _hotline, ...shell } = shellOf(say);
      return (
        <div className={frame}>
          <Header shell={shell} currentRoute="/news/newsInfo" overHero={false} languageHref="/" />
          <Placeholder />
          <Footer shell={shell} />
        </div>
      );
    }}
  </Bilingual>
);
