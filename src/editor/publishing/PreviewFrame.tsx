import { useRoom } from './use-room.ts';

interface PreviewFrameProps {
  address: string;
  /** Of the screen that is played, in CSS pixels. */
  width: number;
  title: string;
}

/** A page of the site as on a screen of another width, made smaller where there is less room. */
export function PreviewFrame({ address, width, title }: PreviewFrameProps) {
  const { room, ref } = useRoom();
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={ref} className="relative h-full min-h-0 overflow-hidden bg-mist">
      {scale > 0 && (
        <iframe
          title={title}
          src={address}
          className="absolute top-0 left-1/2 origin-top-left border-0 bg-white"
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginLeft: (-width * scale) / 2,
          }}
        />
      )}
    </div>
  );
}
