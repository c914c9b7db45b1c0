import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Matrix as MatrixData } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / media-matrix' } satisfies StoryDefault;

const matrixOf = (say: Say): BlockData<MatrixData> => ({
  state: 'ready',
  data: {
    picture: {
      src: say('/media/media-matrix-zh.svg', '/media/media-matrix-en.svg'),
      alt: say('媒体矩阵：示例二维码', 'Sample codes of our channels'),
      width: 696,
      height: 156,
    },
    codes: [
      { field: 'officialAccount', src: say('/media/qr-sample.svg', '/media/qr-sample-en.svg') },
      { name: say('视频号', 'Channels'), src: say('/media/qr-sample.svg', '/media/qr-sample-en.svg') },
    ],
  },
});

const show = (matrix: (say: Say) => BlockData<MatrixData>, pictured = true) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`matrix-${language}`}
        props={{
          title: say('媒体矩阵', 'Find us elsewhere'),
          text: say('展会现场与幕后故事，在您常用的平台上。', 'Shows and the work behind the scenes.'),
          source: { call: 'footerConfig', params: { key: 'foot' } },
          img: pictured ? '/media/news-night-plaza.jpg' : undefined,
        }}
        data={{
          matrix: matrix(say),
          background: pictured ? { state: 'ready', data: demoPicture('news-night-plaza') } : noData.missing,
        }}
        first={false}
      />
    )}
  </Bilingual>
);

export const Matrix = () => show(matrixOf);
export const WithoutPicture = () => show(matrixOf, false);
export const Loading = () => show(() => noData.loading);
/** Without data the section is absent. */
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
