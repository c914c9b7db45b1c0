interface RingProps {
  /** Address of a white icon. */
  icon: string | undefined;
  mark: string | undefined;
}

/** Decorative ring on the picture; the text beside it has the same information. */
export function Ring({ icon, mark }: RingProps) {
  if (!icon && !mark) return null;
  return (
    <div
      aria-hidden="true"
      className="relative grid size-33 content-center justify-items-center gap-1.5 justify-self-center rounded-full bg-night/60 max-md:order-first max-md:mb-14 md:size-62 md:gap-3"
    >
      <svg viewBox="0 0 248 248" aria-hidden="true" className="absolute inset-0 size-full fill-none">
        <circle cx="124" cy="124" r="122.5" className="stroke-white/50" />
        <circle
          cx="124"
          cy="124"
          r="112"
          strokeWidth="8"
          strokeDasharray="1 8.774"
          className="stroke-white/60"
        />
        <path d="M124 1.5a122.5 122.5 0 0 1 106 61.2" strokeWidth="3" className="stroke-brass-light" />
      </svg>
      {icon && <img src={icon} alt="" loading="lazy" className="size-8 object-contain md:size-16" />}
      {mark && <span className="font-num text-num-m leading-none font-thin md:text-num-l">{mark}</span>}
    </div>
  );
}
