import { DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';

/** What stands between the parts, as in yyyy-mm-dd hh:mm, whatever the language would set there. */
const separators: Readonly<Record<string, string>> = { '/': '-', ', ': ' ' };

/** One part of a date or a time: typed over, or turned up and down with the arrow keys. */
export const DateTimeSegment = ({ segment }: Pick<DateSegmentProps, 'segment'>) => (
  <DateSegment
    segment={segment}
    className={({ type, isFocused, isPlaceholder }) =>
      type === 'literal'
        ? 'py-0.5 text-ink-3'
        : `rounded px-0.5 py-0.5 caret-transparent outline-none ${
            isFocused ? 'bg-teal text-white' : isPlaceholder ? 'text-ink-3' : ''
          }`
    }
  >
    {({ text }) => separators[text] ?? text}
  </DateSegment>
);
