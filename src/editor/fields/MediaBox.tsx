import { use } from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import { Button } from '#ui/Button.tsx';
import { box } from '../ui/box.ts';
import { ControlFrame } from './ControlFrame.tsx';
import type { FieldModel } from './field-model.ts';
import { type FieldProps, FieldServicesContext, useComposed, useField, useForm } from './form-context.ts';
import type { FieldTextKey } from './texts.ts';

export type MediaField = FieldModel & { kind: 'picture' | 'video' | 'media' | 'file' };

const looks: Readonly<Record<MediaField['kind'], { choose: FieldTextKey; kind: MediaKind | undefined }>> = {
  picture: { choose: 'choosePicture', kind: 'picture' },
  video: { choose: 'chooseVideo', kind: 'video' },
  media: { choose: 'chooseMedia', kind: undefined },
  file: { choose: 'chooseFile', kind: undefined },
};

/** The URL of a picture, video or file, with a button that opens the media library. */
export function MediaBox({ field, value, onChange, path, hideLabel = false }: FieldProps<MediaField>) {
  const { t } = useForm();
  const { chooseMedia } = use(FieldServicesContext);
  const { id, label, help, error, described } = useField({ field, path });
  const address = typeof value === 'string' ? value : '';
  const write = (text: string) => {
    if (text !== address) onChange(text === '' && !field.required ? undefined : text);
  };
  const composed = useComposed(address, write);
  const { choose, kind } = looks[field.kind];
  const pick = async () => {
    const chosen = await chooseMedia?.(kind);
    if (chosen !== undefined) write(chosen);
  };
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <div className="h-16 w-24 overflow-hidden rounded bg-mist">
          <Thumb address={address} />
        </div>
        <div className="grid grid-cols-1 min-w-0 gap-1">
          <input id={id} {...composed} {...described} autoComplete="off" className={`${box} h-9`} />
          <div className="-ml-3 flex flex-wrap">
            {chooseMedia && (
              <Button small variant="text" onClick={pick}>
                {t(choose)}
              </Button>
            )}
            {address !== '' && !field.required && (
              <Button small variant="text" onClick={() => onChange(undefined)}>
                {t('removeMedia')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </ControlFrame>
  );
}

const isPicture = (address: string) =>
  /\.(?:avif|webp|jpe?g|png|gif|svg)(?:\?|$)|^data:image\//i.test(address);

/**
 * A picture that fills its box, or nothing if the URL is not a picture. Vector images are not cropped, and white ones
 * stay visible.
 */
export function Thumb({ address }: { address: string }) {
  if (!isPicture(address)) return null;
  const look = /\.svg(?:\?|$)/i.test(address) ? 'bg-line-strong object-contain' : 'object-cover';
  return <img src={address} alt="" loading="lazy" decoding="async" className={`size-full ${look}`} />;
}
