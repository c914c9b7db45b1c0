import { BlockSection } from '#ui/BlockSection.tsx';
import { Html } from '#ui/Html.tsx';
import type { RichText } from './index.ts';

interface PlainProps {
  id: string;
  text: RichText;
  first: boolean;
}

/** A title and a text, on the page's own ground. */
export const Plain = ({ id, text, first }: PlainProps) => (
  <BlockSection id={id} title={text.title} first={first}>
    {text.html && <Html html={text.html} />}
  </BlockSection>
);
