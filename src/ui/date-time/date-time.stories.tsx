import type { StoryDefault } from '@ladle/react';
import { type ReactNode, useState } from 'react';
import { Bilingual } from '#tests/stories/bilingual.tsx';
import type { DateTimeProps } from './DateTimeBox.tsx';
import { DateTimePicker } from './DateTimePicker.tsx';
import { DateTimeRangePicker } from './DateTimeRangePicker.tsx';

export default { title: 'Date and time' } satisfies StoryDefault;

const min = '2027-03-05T15:20';

interface SampleProps extends Pick<DateTimeProps, 'invalid' | 'autoOpen'> {
  start?: string;
  end?: string;
}

function One({ start = '', ...props }: SampleProps & Omit<DateTimeProps, 'min'>) {
  const [value, setValue] = useState(start);
  return <DateTimePicker {...props} min={min} value={value} onChange={setValue} required />;
}

function Range({ start = '', end = '', ...props }: SampleProps & Omit<DateTimeProps, 'min'>) {
  const [range, setRange] = useState({ start, end });
  return <DateTimeRangePicker {...props} {...range} min={min} onChange={setRange} required />;
}

/** As the field shows it: a label above and the error below. */
const Labelled = ({ id, label, error, children }: LabelledProps) => (
  <div className="grid content-start gap-2">
    <span id={`${id}-label`} className="text-sm leading-normal font-medium">
      {label}
    </span>
    {children}
    {error && (
      <p id={`${id}-error`} className="text-cap leading-tight text-danger">
        {error}
      </p>
    )}
  </div>
);

interface LabelledProps {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

const both = (name: string, sample: SampleProps) => (
  <Bilingual>
    {(say, language) => {
      const one = `${name}-one-${language}`;
      const range = `${name}-range-${language}`;
      const error = sample.invalid ? say('请选择今天以后的时间', 'Please choose a later time') : undefined;
      const common = (id: string) => ({
        ...sample,
        id,
        labelledBy: `${id}-label`,
        describedBy: error && `${id}-error`,
      });
      return (
        <div className="wrap grid gap-6 py-8">
          <Labelled id={range} label={say('展期', 'Event dates')} error={error}>
            <Range {...common(range)} autoOpen={false} />
          </Labelled>
          <div className="md:w-1/2">
            <Labelled id={one} label={say('布展时间', 'Build-up begins')} error={error}>
              <One {...common(one)} autoOpen={false} />
            </Labelled>
          </div>
        </div>
      );
    }}
  </Bilingual>
);

const open = (name: string, Kind: typeof One | typeof Range, sample: SampleProps) => (
  <Bilingual>
    {(say, language) => {
      const id = `${name}-${language}`;
      return (
        <div className="wrap min-h-page-rest py-8">
          <Labelled id={id} label={say('展期', 'Event dates')}>
            <Kind {...sample} id={id} labelledBy={`${id}-label`} autoOpen />
          </Labelled>
        </div>
      );
    }}
  </Bilingual>
);

export const Empty = () => both('empty', {});
export const Filled = () => both('filled', { start: '2027-03-16T08:00', end: '2027-03-19T18:00' });
/** Typed, and past: the field shows it as it is. */
export const PastRefused = () =>
  both('past', { start: '2027-03-01T08:00', end: '2027-03-02T18:00', invalid: true });
export const OpenEmpty = () => open('open-empty', Range, {});
export const OpenRange = () =>
  open('open-range', Range, { start: '2027-03-16T08:00', end: '2027-03-19T18:00' });
export const OpenOne = () => open('open-one', One, { start: '2027-03-16T08:00' });
