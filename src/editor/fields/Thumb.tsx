const isPicture = (address: string) =>
  /\.(?:avif|webp|jpe?g|png|gif|svg)(?:\?|$)|^data:image\//i.test(address);

/** A picture as large as its box; nothing for other addresses. Drawings are seen whole, white ones too. */
export function Thumb({ address }: { address: string }) {
  if (!isPicture(address)) return null;
  const look = /\.svg(?:\?|$)/i.test(address) ? 'bg-line-strong object-contain' : 'object-cover';
  return <img src={address} alt="" loading="lazy" decoding="async" className={`size-full ${look}`} />;
}
