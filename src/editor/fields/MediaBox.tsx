import { use, useState } from 'react';
import { readPictureReference } from '#schemas/crop.ts';
import type { MediaKind } from '#schemas/editor/media.ts';
import { Button } from '#ui/Button.tsx';
import { CroppedImage } from '../media/crop/CroppedImage.tsx';
import { box } from '../ui/box.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { FieldModel } from './field-model.ts';
import { type FieldProps, FieldServicesContext, useComposed, useField, useForm } from './form-context.ts';
import { PlainBox } from './PlainBox.tsx';
import type { FieldTextKey } from './texts.ts';
import { useFileNames } from './use-file-names.ts';

export type MediaField = FieldModel & { kind: 'picture' | 'video' | 'media' | 'file' };

const looks: Readonly<Record<MediaField['kind'], { choose: FieldTextKey; kind: MediaKind | undefined }>> = {
  picture: { choose: 'choosePicture', kind: 'picture' },
  video: { choose: 'chooseVideo', kind: 'video' },
  media: { choose: 'chooseMedia', kind: undefined },
  file: { choose: 'chooseFile', kind: undefined },
};

/**
 * A picture, video or file of the library, shown by its thumbnail and its name. An address is typed only for a file of
 * another site, or where there is no library.
 */
export function MediaBox(props: FieldProps<MediaField>) {
  const { field, value, onChange, path, onFile, hideLabel = false } = props;
  const { t } = useForm();
  const { chooseMedia, cropPicture } = use(FieldServicesContext);
  const { id, label, help, error, described } = useField({ field, path });
  const address = typeof value === 'string' ? value : '';
  const isElsewhere = /^[a-z]+:/i.test(address) && !address.startsWith('data:');
  const [isTyping, setTyping] = useState(isElsewhere);
  const [name] = useFileNames([address || undefined]);
  if (!chooseMedia) return <PlainBox {...props} />;
  const { choose, kind } = looks[field.kind];
  const pick = async () => {
    const chosen = await chooseMedia(kind);
    if (chosen === undefined) return;
    setTyping(false);
    if (onFile) onFile(chosen);
    else onChange(chosen.address);
  };
  const crop = async () => {
    const reference = await cropPicture?.({ reference: address, box: field.box });
    if (reference !== undefined) onChange(reference);
  };
  const type = (text: string) => {
    if (text !== address) onChange(text === '' && !field.required ? undefined : text);
  };
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
      group
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <div className="grid h-16 w-24 place-items-center overflow-hidden rounded bg-mist text-ink-3">
          {isPicture(address) ? <Thumb address={address} /> : address !== '' && <EditorIcon name="content" />}
        </div>
        <div className="grid grid-cols-1 min-w-0 gap-0.5">
          <p className={`truncate text-xs ${address === '' ? 'text-ink-3' : ''}`} title={name}>
            {address === '' ? t('noFile') : (name ?? t('file'))}
            {readPictureReference(address).crop && <span className="text-ink-3"> · {t('cropped')}</span>}
          </p>
          <div className="-ml-3 flex flex-wrap">
            <Button small variant="text" {...described} onClick={() => void pick()}>
              {t(address === '' ? choose : 'replaceFile')}
            </Button>
            {cropPicture && canCrop(field, address) && (
              <Button small variant="text" onClick={() => void crop()}>
                {t('crop')}
              </Button>
            )}
            {address !== '' && !field.required && (
              <Button small variant="text" onClick={() => onChange(undefined)}>
                {t('removeMedia')}
              </Button>
            )}
            {!isTyping && (
              <Button small variant="text" onClick={() => setTyping(true)}>
                {t('fileElsewhere')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isTyping && <AddressBox value={isElsewhere ? address : ''} onChange={type} />}
    </ControlFrame>
  );
}

function AddressBox({ value, onChange }: { value: string; onChange: (address: string) => void }) {
  const { t } = useForm();
  const [typed, setTyped] = useState(value);
  const write = (text: string) => {
    setTyped(text);
    // A half-typed address is not stored: it would be a file of this site.
    if (text === '' || /^https?:\/\/[^/]+\/./i.test(text)) onChange(text);
  };
  const composed = useComposed(typed, write);
  return (
    <input
      type="url"
      aria-label={t('fileAddress')}
      placeholder="https://"
      autoComplete="off"
      {...composed}
      className={`${box} h-9`}
    />
  );
}

/** Only pictures of this site can be cropped, in fields that do not need the whole picture. */
const canCrop = ({ kind, uncropped }: MediaField, address: string) =>
  (kind === 'picture' || kind === 'media') &&
  !uncropped &&
  /^\/media\/[^?#]+\.(?:avif|webp|jpe?g|png)(?:#|$)/i.test(address);

const isPicture = (address: string) =>
  /\.(?:avif|webp|jpe?g|png|gif|svg)(?:[?#]|$)|^data:image\//i.test(address);

/**
 * A picture that fills its box, or nothing if the URL is not a picture. Vector images are not cropped, and white ones
 * stay visible.
 */
export function Thumb({ address: reference }: { address: string }) {
  if (!isPicture(reference)) return null;
  const { address, crop } = readPictureReference(reference);
  if (crop) return <CroppedImage src={address} crop={crop} className="block size-full" />;
  const look = /\.svg(?:\?|$)/i.test(address) ? 'bg-line-strong object-contain' : 'object-cover';
  return <img src={address} alt="" loading="lazy" decoding="async" className={`size-full ${look}`} />;
}
