import type { CollectionItem } from '#blocks/collection-item.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { fileKind } from './file-kind.ts';

interface DownloadRowProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Grid of a row, above a rule: kind, name, remark, link to the file. */
export const downloadRow =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-line py-5 md:grid-cols-[auto_4fr_6fr_auto] md:gap-x-gutter md:py-6';

/** Box with the kind of a file. */
export const kindBox = 'h-14 w-12 flex-none rounded border border-line';

/** Texts beside it: centred if short, from the top if long. */
export const besideKind = 'grid min-w-0 content-center';

/** Row of a file. In print its address is below its remark. */
export function DownloadRow({ item, heading: Heading }: DownloadRowProps) {
  const { title, text, html, file, href } = item;
  const kind = fileKind(file);
  const address = file ?? href;
  return (
    <li className={`${downloadRow} print:break-inside-avoid`}>
      <p className={`${kindBox} grid content-center justify-items-center gap-0.5 bg-paper text-ink-2`}>
        <Icon name="document" small={kind !== undefined} />
        {kind && <span className="font-num text-cap leading-none font-medium">{kind}</span>}
      </p>
      <div className={`${besideKind} min-h-14`}>
        <Heading className="text-h4 md:text-h3">
          <Phrases text={title} />
        </Heading>
      </div>
      <div className={`${besideKind} col-start-2 text-sm text-ink-2 empty:hidden md:col-start-3 md:min-h-14`}>
        {text && <p className="whitespace-pre-line">{text}</p>}
        {html && <Html html={html} />}
        {address && <p className="hidden break-all print:block">{address}</p>}
      </div>
      <ItemLink item={item} className="col-start-2 -my-2 md:col-start-4 md:my-1.5 print:hidden" />
    </li>
  );
}
