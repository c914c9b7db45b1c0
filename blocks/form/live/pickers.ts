/** All pickers in one chunk: a visitor who uses one is about to use the next. */
export { DateTimePicker } from '#ui/date-time/DateTimePicker.tsx';
export { DateTimeRangePicker } from '#ui/date-time/DateTimeRangePicker.tsx';
export { BookingDates, takenDays } from './BookingDates.tsx';
