import { useEffect, useState } from 'react';
import type { Crop, Size } from '#schemas/crop.ts';

interface CroppedImageProps {
  src: string;
  crop: Crop;
  /** Size of the picture in pixels; read from the picture if absent. */
  size?: Size | undefined;
  className: string;
}

/** A part of a picture that fills its box. The editor loads the whole picture; visitors load the part alone. */
export function CroppedImage({ src, crop, size, className }: CroppedImageProps) {
  const natural = useNaturalSize(size ? undefined : src);
  const { width, height } = size ?? natural ?? {};
  if (!width || !height) return <span className={className} />;
  const part = [crop.x * width, crop.y * height, crop.width * width, crop.height * height];
  return (
    <svg
      viewBox={part.map((hundredfold) => hundredfold / 100).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={className}
    >
      <image href={src} width={width} height={height} />
    </svg>
  );
}

function useNaturalSize(src: string | undefined): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (src === undefined) return;
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  return size;
}
