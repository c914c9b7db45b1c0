import { useEditor } from '../context.tsx';

/** Writes a moment (ISO 8601) in the language of the interface and in the time of this device. */
export function useMomentText(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useEditor().language, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}
