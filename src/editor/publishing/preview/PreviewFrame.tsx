import { useElementSize } from '../../ui/use-element-size.ts';

interface PreviewFrameProps {
  address: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  title: string;
}

/** A page of the site as on a screen of the given width, scaled down if the box is narrower. */
export function PreviewFrame({ address, width, title }: PreviewFrameProps) {
  const { size, ref } = useElementSize();
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={ref} className="relative h-full min-h-0 overflow-hidden bg-mist">
      {scale > 0 && (
        <iframe
          title={title}
          src={address}
          className="absolute top-0 left-1/2 origin-top-left border-0 bg-white"
          style={{
            width,
            height: size.height / scale,
            transform: `scale(${scale})`,
            marginLeft: (-width * scale) / 2,
          }}
        />
      )}
    </div>
  );
}
