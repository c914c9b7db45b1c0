import type { StoryDefault } from '@ladle/react';
import { Bilingual } from '#tests/stories/bilingual.tsx';
import { Link } from '../link/Link.tsx';
import { Carousel } from './Carousel.tsx';
import type { PerView } from './per-view.ts';

export default { title: 'Carousel' } satisfies StoryDefault;

const show = (perView: PerView, count: number) => (
  <Bilingual>
    {(say) => (
      <div className="wrap py-8">
        <Carousel
          items={Array.from({ length: count }, (_, index) => index + 1)}
          label={say('新闻', 'News')}
          perView={perView}
          renderSlide={(item) => (
            <article className="grid min-h-40 content-end rounded border border-line p-5">
              <h3 className="text-h4">
                <Link href={`/news/newsInfoDetail?id=${item}`} className="hover:text-teal">
                  {say(`第 ${item} 条新闻`, `News item ${item}`)}
                </Link>
              </h3>
            </article>
          )}
        />
      </div>
    )}
  </Bilingual>
);

export const OneAtATime = () => show(1, 4);
export const TwoAtATime = () => show(2, 5);
export const ThreeAtATime = () => show(3, 6);
export const FourAtATime = () => show(4, 9);
/** All slides fit on desktop, so there are no controls. */
export const AllInView = () => show(4, 4);
/** Too many for bars: the position in figures. */
export const Many = () => show(4, 20);
export const Single = () => show(3, 1);
