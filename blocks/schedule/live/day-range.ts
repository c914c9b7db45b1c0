export { DayRangePanel } from '#ui/date-time/DayRangePanel.tsx';
