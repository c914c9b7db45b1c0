import * as z from 'zod';

/** A picture that was taken all the way round, as a flat one whose width is twice its height (equirectangular). */
export const panoramaProps = z.object({
  title: z.string().optional(),
  img: z.string().min(1),
  caption: z.string().optional(),
  /** Where one looks first, in degrees: to the right of the picture's middle, and above its horizon. */
  yaw: z.number().min(-180).max(180).default(0),
  pitch: z.number().min(-90).max(90).default(0),
});
