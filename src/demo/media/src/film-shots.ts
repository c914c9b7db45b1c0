/** What the camera frames: the centre and the width, as fractions of the picture. The frame is always 16:9. */
export type Framing = readonly [x: number, y: number, width: number];

/** A slow move over one picture. */
export interface Shot {
  picture: string;
  seconds: number;
  from: Framing;
  to: Framing;
}

/** A film of one or more shots, with what it shows, and what its first frame shows. */
export interface Film {
  name: string;
  zh: string;
  en: string;
  poster: { zh: string; en: string };
  shots: readonly Shot[];
}

const shot = (picture: string, seconds: number, from: Framing, to: Framing): Shot => ({
  picture,
  seconds,
  from,
  to,
});

export const films: readonly Film[] = [
  {
    name: 'film-hall',
    zh: '十秒短片：同一座展厅从空场到开展，镜头缓缓推进再拉开（无声）。',
    en: 'Silent film of ten seconds: the same hall bare, then full of stands, as the camera moves in and out again.',
    poster: { zh: '短片封面：空场展厅。', en: 'Poster of the film: the empty hall.' },
    shots: [
      shot('hall-empty.jpg', 5, [0.5, 0.5, 1], [0.5, 0.54, 0.84]),
      shot('hall-show.jpg', 5.5, [0.5, 0.53, 0.86], [0.5, 0.5, 1]),
    ],
  },
  {
    name: 'film-concourse',
    zh: '十秒短片：登录大厅、檐口木格栅与咖啡厅（无声）。',
    en: 'Silent film of ten seconds: the concourse, the timber eaves and the café.',
    poster: { zh: '短片封面：登录大厅。', en: 'Poster of the film: the concourse.' },
    shots: [
      shot('hero-concourse.jpg', 4.5, [0.5, 0.5, 1], [0.48, 0.54, 0.86]),
      shot('news-construction-detail.jpg', 3.5, [0.5, 0.58, 0.84], [0.5, 0.44, 0.84]),
      shot('dining-cafe.jpg', 4, [0.44, 0.56, 0.86], [0.56, 0.54, 0.86]),
    ],
  },
  {
    name: 'film-conference',
    zh: '十秒短片：大会堂、宴会厅与董事会议室（无声）。',
    en: 'Silent film of ten seconds: the Plenary Hall, the ballroom and a boardroom.',
    poster: { zh: '短片封面：大会堂。', en: 'Poster of the film: the Plenary Hall.' },
    shots: [
      shot('meeting-theatre.jpg', 4.5, [0.5, 0.5, 1], [0.48, 0.44, 0.82]),
      shot('meeting-banquet.jpg', 4, [0.5, 0.46, 0.86], [0.5, 0.54, 0.94]),
      shot('meeting-boardroom.jpg', 4, [0.42, 0.52, 0.84], [0.58, 0.52, 0.84]),
    ],
  },
  {
    name: 'film-plaza',
    zh: '十二秒短片：广场从白天到夜晚，鸟瞰、帐篷街市与灯火通明的会展中心（无声）。',
    en: 'Silent film of twelve seconds: the plaza from day to night, with its roof, its tents and its lights.',
    poster: {
      zh: '短片封面：会展中心日间鸟瞰。',
      en: 'Poster of the film: the centre by day, from the air.',
    },
    shots: [
      shot('hero-exterior-day.jpg', 4, [0.5, 0.5, 1], [0.53, 0.53, 0.86]),
      shot('hall-outdoor.jpg', 3.5, [0.46, 0.56, 0.86], [0.54, 0.56, 0.86]),
      shot('news-food-fair.jpg', 3.5, [0.5, 0.52, 0.95], [0.52, 0.56, 0.84]),
      shot('news-night-plaza.jpg', 4, [0.5, 0.58, 0.82], [0.5, 0.54, 0.94]),
    ],
  },
  {
    name: 'film-city',
    zh: '十二秒短片：过江索道、峡谷、古塔廊桥与老城灯火（虚构风景，无声）。',
    en: 'Silent film of twelve seconds: a cable car, a gorge, a pagoda with its bridge and an old town, all imagined.',
    poster: { zh: '短片封面：缆车过江。', en: 'Poster of the film: the cable car above the river.' },
    shots: [
      shot('culture-cable-car.jpg', 4, [0.5, 0.45, 1], [0.47, 0.44, 0.86]),
      shot('culture-river-gorge.jpg', 3.5, [0.5, 0.44, 0.88], [0.5, 0.56, 0.88]),
      shot('culture-pagoda-bridge.jpg', 3.5, [0.42, 0.58, 0.82], [0.58, 0.58, 0.82]),
      shot('culture-old-town-roofs.jpg', 4, [0.5, 0.56, 0.84], [0.5, 0.48, 0.96]),
    ],
  },
];
