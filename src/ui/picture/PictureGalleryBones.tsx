import { Bone } from '../Skeleton.tsx';
import { galleryStage } from './PictureGallery.tsx';

/** The boxes of a gallery that is on its way: one large picture and four small ones. */
export const PictureGalleryBones = () => (
  <div>
    <Bone className={galleryStage} />
    <div className="mt-3 flex gap-gutter [--gutter:12px]">
      {Array.from({ length: 4 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <div key={index} className="slide-quarter flex-none">
          <Bone className="aspect-card" />
        </div>
      ))}
    </div>
  </div>
);
