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
