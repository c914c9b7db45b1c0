import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import {
  type Crop,
  cropPixels,
  isEnlarged,
  pictureReference,
  pointInCrop,
  readPictureReference,
  type Size,
  wholeCrop,
} from '#schemas/crop.ts';
import type { MediaItem } from '#schemas/editor/media.ts';
import { Button } from '#ui/Button.tsx';
import { useEditorQuery } from '../../api.ts';
import { useTranslate } from '../../context.tsx';
import { box as boxLook } from '../../ui/box.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { CroppedImage } from './CroppedImage.tsx';
import type { CropAnswer } from './crop-request.ts';
import { visibleIn, withNumber, withProportion } from './frame.ts';
import { cropTexts } from './texts.ts';

/** Dialog in which an editor chooses the part of a picture that one field shows. */
export default function CropDialog({ reference, box, answer }: CropAnswer) {
  const t = useTranslate(cropTexts);
  const { address, crop } = readPictureReference(reference);
  const query = useEditorQuery('readMedia', { address });
  const [frame, setFrame] = useState<Crop>(crop ?? wholeCrop);
  const item = query.data;
  return (
    <DialogBox
      title={t('title', { name: item?.name ?? '' })}
      size="wide"
      open
      onClose={() => answer(undefined)}
      actions={
        item?.canCrop && (
          <>
            <Button small variant="text" className="mr-auto -ml-3" onClick={() => answer(address)}>
              {t('whole')}
            </Button>
            <Button small onClick={() => answer(pictureReference(address, frame))}>
              {t('use')}
            </Button>
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {(found) =>
          found.canCrop && found.width && found.height ? (
            <Cropper
              item={found}
              size={{ width: found.width, height: found.height }}
              box={box}
              frame={frame}
              onChange={setFrame}
            />
          ) : (
            <Notice tone="info">{t('none')}</Notice>
          )
        }
      </QueryBoundary>
    </DialogBox>
  );
}

interface CropperProps extends Pick<CropAnswer, 'box'> {
  item: MediaItem;
  size: Size;
  frame: Crop;
  onChange: (frame: Crop) => void;
}

type Proportion = 'free' | 'own' | '16:9' | '4:3' | '1:1';

function Cropper({ item, size, box, frame, onChange }: CropperProps) {
  const t = useTranslate(cropTexts);
  const [chosen, setChosen] = useState<Proportion>('free');
  const ratios: Readonly<Record<Proportion, number | undefined>> = {
    free: undefined,
    own: box && box[0] / box[1],
    '16:9': 16 / 9,
    '4:3': 4 / 3,
    '1:1': 1,
  };
  const proportion = ratios[chosen];
  const choose = (next: Proportion) => {
    setChosen(next);
    const ratio = ratios[next];
    if (ratio !== undefined) onChange(withProportion(frame, ratio, size));
  };
  const pixels = cropPixels(frame, size);
  const isSmall = box !== undefined && isEnlarged(pixels, box);
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-badge leading-normal text-ink-3">{t('lead')}</p>
        {/* As wide as its choices. */}
        <div className="flex">
          <Segments
            label={t('proportions')}
            value={chosen}
            onChange={choose}
            options={[
              { value: 'free', label: t('free') },
              ...(box ? [{ value: 'own' as const, label: t('own') }] : []),
              ...(['16:9', '4:3', '1:1'] as const).map((value) => ({ value, label: value })),
            ]}
          />
        </div>
        {/* Room for the handles, which lie half outside of the picture. */}
        <div className="grid place-items-center rounded bg-mist p-3">
          <ReactCrop
            // Its border would move without end (WCAG 2.2, 2.2.2).
            className="ReactCrop--no-animate"
            crop={{ unit: '%', ...frame }}
            aspect={proportion}
            keepSelection
            ruleOfThirds
            minWidth={16}
            minHeight={16}
            ariaLabels={{
              cropArea: t('area'),
              nwDragHandle: t('nw'),
              nDragHandle: t('n'),
              neDragHandle: t('ne'),
              eDragHandle: t('e'),
              seDragHandle: t('se'),
              sDragHandle: t('s'),
              swDragHandle: t('sw'),
              wDragHandle: t('w'),
            }}
            onChange={(_, { x, y, width, height }) => onChange({ x, y, width, height })}
          >
            <img
              src={item.file}
              alt=""
              width={size.width}
              height={size.height}
              draggable={false}
              className="max-h-[52vh] w-auto max-w-full"
            />
          </ReactCrop>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <Previews item={item} size={size} box={box} frame={frame} />
        {isSmall ? (
          <Notice tone="warning" live>
            {t('small', { width: pixels.width, height: pixels.height, needed: box.join(' × ') })}
          </Notice>
        ) : (
          <p className="tnum text-badge text-ink-3">
            {t('pixels', { width: pixels.width, height: pixels.height })}
          </p>
        )}
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-1.5 text-cap font-medium">{t('numbers')}</legend>
          {(['x', 'y', 'width', 'height'] as const).map((key) => (
            <NumberBox
              key={key}
              label={t(key)}
              value={frame[key]}
              onChange={(value) => onChange(withNumber(frame, [key, value], { proportion, size }))}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function Previews({ item, size, box, frame }: Omit<CropperProps, 'onChange'>) {
  const t = useTranslate(cropTexts);
  const point = pointInCrop(item.focal ?? { x: 0.5, y: 0.5 }, frame);
  const shapes = box
    ? [{ label: t('previewOwn'), ratio: box[0] / box[1], width: 'col-span-2' }]
    : [
        { label: t('previewWide'), ratio: 16 / 9, width: '' },
        { label: t('previewSquare'), ratio: 1, width: '' },
      ];
  return (
    <section aria-label={t('preview')} className="grid gap-2">
      <h3 className="text-cap font-medium">{t('preview')}</h3>
      <div className="grid grid-cols-[2fr_1fr] items-start gap-3">
        {shapes.map(({ label, ratio, width }) => (
          <figure key={label} className={`grid gap-1 ${width}`}>
            <div style={{ aspectRatio: ratio }} className="overflow-hidden rounded bg-mist">
              <CroppedImage
                src={item.file}
                size={size}
                crop={visibleIn(frame, ratio, { point, size })}
                className="block size-full"
              />
            </div>
            <figcaption className="text-badge text-ink-3">{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className="text-badge leading-normal text-ink-3">{t('focal')}</p>
    </section>
  );
}

interface NumberBoxProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A box for a number, which is taken over after Enter or when the focus leaves. */
function NumberBox({ label, value, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>();
  const store = () => {
    const number = Number(typed);
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(number)) onChange(number);
    setTyped(undefined);
  };
  return (
    <label className="grid gap-1 text-badge text-ink-2">
      {label}
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step={0.1}
        value={typed ?? String(Math.round(value * 10) / 10)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={store}
        onKeyDown={({ key }) => key === 'Enter' && store()}
        className={`${boxLook} tnum h-9`}
      />
    </label>
  );
}
