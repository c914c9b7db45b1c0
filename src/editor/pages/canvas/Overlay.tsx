import { useCanvas } from './canvas-context.tsx';

interface OverlayProps {
  isSelected: boolean;
  hover: boolean;
}

/** Outline of a block, inside the block, so that it covers no other. Has the same width on the screen at every scale. */
export function Overlay({ isSelected, hover }: OverlayProps) {
  const { scale } = useCanvas();
  if (!isSelected && !hover) return null;
  return (
    <div className="relative h-full" style={{ zoom: 1 / scale }}>
      <div
        className={`absolute inset-0 ${isSelected ? 'border-2 border-teal' : 'border border-teal'}`}
        aria-hidden="true"
      />
    </div>
  );
}
