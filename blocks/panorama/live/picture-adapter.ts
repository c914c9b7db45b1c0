import { EquirectangularAdapter, utils } from '@photo-sphere-viewer/core';

/**
 * Loads the panorama through an image element. The library would fetch it and create a `blob:` URL, which our
 * Content-Security-Policy forbids, and `connect-src` excludes picture servers.
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
        // A picture cropped at top and bottom has its horizon in the middle.
        croppedY: (height - image.height) / 2,
      },
    };
  }
}
