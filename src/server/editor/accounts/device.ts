/** What the list of sessions shows about a browser. */
export interface Device {
  /** Such as `Firefox · Windows`; null if unknown. */
  browser: string | null;
  /** Prefix of the network address: /24 of IPv4, /48 of IPv6. Null if unknown. */
  network: string | null;
}

/** More than one may be named; the first that matches counts. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]{1,20} (?:Mobile\/\w{1,20} )?Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

/**
 * The browser of a request, without version or model, and where it is, as roughly as its owner needs to recognise it.
 * @param address network address as `addressOf` returns it; empty if unknown
 */
export function deviceOf(headers: Headers, address: string): Device {
  const agent = headers.get('user-agent') ?? '';
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(agent))?.[0];
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return { browser: names.join(' · ') || null, network: prefixOf(address) ?? null };
}

function prefixOf(address: string): string | undefined {
  const bytes = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (bytes) return `${bytes}.0/24`;
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address)?.[1];
  return groups && `${groups}::/48`;
}
