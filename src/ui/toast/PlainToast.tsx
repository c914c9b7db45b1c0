import type { ToastCardProps } from './ToastCard.tsx';

/** A toast whose look could not be fetched: its text. */
export const PlainToast = ({ toast }: ToastCardProps) => (
  <p className="mb-4 rounded border border-line bg-white p-4 text-sm text-ink shadow-float">{toast.text}</p>
);
