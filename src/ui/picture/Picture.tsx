import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { defaultCover, sourcesOf } from './picture-sources.ts';

interface PictureProps {
  picture: PictureData | undefined;
  /** Overrides the picture's own alternative text; '' if the text beside it says the same. */
  alt?: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** The largest picture of the first screen: fetched first, without waiting for the viewport. */
  priority?: boolean;
  /** Classes with a fixed size or aspect ratio, so that the layout does not shift when the picture loads. */
  className: string;
  /** Class of the background until the picture has loaded, unless the picture has a tint. */
  ground?: string;
  /** Where the picture is cropped to, as an `object-…` class. */
  crop?: string;
  /** Sources that come before those of the picture. */
  children?: ReactNode;
}

/** A picture in a box of fixed size. One that is missing or broken becomes the default cover, once (rule IMG-01). */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  className,
  ground = 'bg-skeleton',
  crop = '',
  children,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const shown = picture && picture.src !== broken ? picture : { src: defaultCover };
  const src = picture?.src;
  const fail = () => setBroken(src);

  // The picture may have failed before hydration, when no listener was attached. A drawing without intrinsic size
  // also has width 0, so only a picture that cannot be decoded counts.
  useEffect(() => {
    const node = image.current;
    if (node?.complete && node.naturalWidth === 0) node.decode().catch(() => setBroken(src));
  }, [src]);

  return (
    <picture
      className={`block overflow-hidden ${ground} ${className}`}
      style={shown.tint ? { backgroundColor: shown.tint } : undefined}
    >
      {src !== broken && children}
      {sourcesOf(shown).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        key={shown.src}
        src={shown.src}
        alt={alt ?? picture?.alt ?? ''}
        width={shown.width}
        height={shown.height}
        className={`size-full object-cover ${crop}`}
        style={{ objectPosition: shown.focal }}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding={priority ? 'sync' : 'async'}
        onError={fail}
      />
    </picture>
  );
}
