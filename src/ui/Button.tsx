import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from './link/Link.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'white' | 'ghost' | 'text';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-teal px-6 text-white hover:bg-teal-deep active:bg-teal-press',
  outline: 'border-line-strong px-6 text-ink hover:border-teal hover:text-teal active:bg-teal-tint',
  white: 'border-transparent bg-white px-6 text-ink hover:text-teal',
  ghost: 'border-white/60 px-6 text-white hover:border-white hover:bg-white/10',
  text: 'border-transparent px-3 text-teal hover:text-teal-deep hover:underline underline-offset-4',
};

interface Look {
  variant?: ButtonVariant;
  /** 40 px high on desktop; never below 44 on touch screens. */
  small?: boolean;
}

/** @returns the classes of a button, for elements other than `Button` and `ButtonLink` */
export const buttonLook = ({ variant = 'primary', small = false }: Look, className = '') =>
  `inline-flex items-center justify-center gap-2.5 rounded border text-center font-medium leading-tight transition-colors duration-fast disabled:border-transparent disabled:bg-disabled disabled:text-ink-3 ${
    small ? 'min-h-touch text-xs md:min-h-10' : 'min-h-control text-sm'
  } ${variants[variant]} ${className}`;

/** A button. Its text names the action. */
export const Button = ({
  variant,
  small,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={buttonLook({ variant, small }, className)} {...rest} />
);

/** A link in the style of a button. */
export const ButtonLink = ({ variant, small, className, ...rest }: Look & LinkProps) => (
  <Link className={buttonLook({ variant, small }, className)} {...rest} />
);
