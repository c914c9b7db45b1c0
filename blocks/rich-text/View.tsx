import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import type definition from './index.ts';

/** A text with a title, on the page's background. */
export default function RichTextView({ id, data: { text }, first }: ViewProps<typeof definition>) {
  switch (text.state) {
    case 'loading':
      return <Skeleton />;
    case 'failed':
      return <Failed retry={text.retry} />;
    case 'missing':
      return <Empty />;
    case 'ready':
      return (
        <BlockSection id={id} title={text.data.title} first={first}>
          {text.data.html && <Html html={text.data.html} />}
        </BlockSection>
      );
  }
}
