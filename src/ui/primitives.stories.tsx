import type { StoryDefault } from '@ladle/react';
import { Bilingual, demoPicture } from '#tests/stories/bilingual.tsx';
import { Button, ButtonLink, type ButtonVariant } from './Button.tsx';
import { Counter } from './counter/Counter.tsx';
import { Empty } from './Empty.tsx';
import { Failed } from './Failed.tsx';
import { IconButton } from './IconButton.tsx';
import { Link } from './link/Link.tsx';
import { MissingItem } from './MissingItem.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { Picture } from './picture/Picture.tsx';
import { Skeleton } from './Skeleton.tsx';

export default { title: 'Primitives' } satisfies StoryDefault;

const light: ButtonVariant[] = ['primary', 'outline', 'text'];
const dark: ButtonVariant[] = ['white', 'ghost'];

export const Buttons = () => (
  <Bilingual>
    {(say) => (
      <>
        <div className="wrap flex flex-wrap items-center gap-4 py-8">
          {light.map((variant) => (
            <Button key={variant} variant={variant}>
              {say('提交建议', 'Send suggestion')}
            </Button>
          ))}
          <Button disabled>{say('提交建议', 'Send suggestion')}</Button>
          <ButtonLink href="/" small>
            {say('返回首页', 'Back to home')}
          </ButtonLink>
          <IconButton icon="left" label={say('上一张', 'Previous slide')} />
          <IconButton icon="right" label={say('下一张', 'Next slide')} disabled />
          <Link href="https://example.com" className="text-teal underline">
            {say('外部链接', 'Another site')}
          </Link>
        </div>
        <div className="on-dark bg-ink">
          <div className="wrap flex gap-4 py-8">
            {dark.map((variant) => (
              <Button key={variant} variant={variant}>
                {say('预订展览场地', 'Book exhibition space')}
              </Button>
            ))}
            <IconButton dark icon="pause" label={say('暂停', 'Pause')} />
          </div>
        </div>
      </>
    )}
  </Bilingual>
);

export const Pages = () => (
  <Bilingual>
    {() => (
      <div className="wrap grid gap-8 py-8">
        {[1, 5, 9].map((page) => (
          <Pagination
            key={page}
            page={page}
            pages={9}
            total={86}
            hrefOf={(to) => `/news/newsInfo?page=${to}`}
          />
        ))}
        <Pagination page={2} pages={3} total={24} hrefOf={(to) => `/news/newsInfo?page=${to}`} />
      </div>
    )}
  </Bilingual>
);

export const Counters = () => (
  <Bilingual>
    {(say) => (
      <p className="wrap grid gap-4 py-8 font-num text-num-l leading-none font-light">
        {['40320', '3.5', '24/7'].map((value) => (
          <span key={value}>
            <Counter value={value} unit={say('平方米', 'm²')} decimals={1} unitClass="ml-2 text-unit" />
          </span>
        ))}
      </p>
    )}
  </Bilingual>
);

export const Pictures = () => (
  <Bilingual>
    {(say) => (
      <div className="wrap grid grid-cols-3 gap-gutter py-8">
        <Picture
          picture={demoPicture('hall-empty', say('空的展厅', 'An empty hall'))}
          sizes="400px"
          className="aspect-card rounded"
        />
        <Picture picture={{ src: '/media/broken.jpg' }} sizes="400px" className="aspect-card rounded" />
        <Picture picture={undefined} sizes="400px" className="aspect-card rounded" />
      </div>
    )}
  </Bilingual>
);

export const States = () => (
  <Bilingual>
    {() => (
      <>
        <Skeleton />
        <Failed retry={() => {}} />
        <Empty />
        <MissingItem list="/news/newsInfo" />
      </>
    )}
  </Bilingual>
);
