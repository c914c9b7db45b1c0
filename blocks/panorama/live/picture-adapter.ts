import { EquirectangularAdapter, utils } from '@photo-sphere-viewer/core';

/**
 * Takes the picture as any other picture of the page, in place of a file that becomes a `blob:` address: our policy
 * allows no such address, and our servers of pictures are no places to fetch from.
 */
export class PictureAdapter extends EquirectangularAdapter {
  static override readonly id = 'picture';

  override async loadTexture(panorama: string) {
    const image = await this.viewer.textureLoader.loadImage(panorama);
    const [width, height] = [image.width, image.width / 2];
    return {
      panorama,
      texture: utils.createSizedTexture(image),
      panoData: {
        isEquirectangular: true as const,
        fullWidth: width,
        fullHeight: height,
        croppedWidth: width,
        croppedHeight: image.height,
        croppedX: 0,
        // One that is cut off above and below has its horizon in the middle.
        croppedY: (height - image.height) / 2,
      },
    };
  }
}
