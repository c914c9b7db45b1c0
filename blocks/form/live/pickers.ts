/** The pickers in one piece: whoever chooses one moment of a form is about to choose the next. */
export { DateTimePicker } from '#ui/date-time/DateTimePicker.tsx';
export { DateTimeRangePicker } from '#ui/date-time/DateTimeRangePicker.tsx';
