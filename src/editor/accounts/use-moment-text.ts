import { useEditor } from '../context.tsx';

/** Formats an ISO 8601 timestamp in the language of the interface and the local time zone. */
export function useMomentText(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useEditor().language, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}
