/** An attack or a fault, tried on a running site. */
export interface Try {
  /** A full sentence about what holds, or a phrase that is unique among the tries; `npm run attack -- --only WORDS` finds it. */
  name: string;
  /** `npm test` runs it too, with the sample's amounts and a site in its own process. */
  sampled?: boolean;
  run(context: TryContext): Promise<Outcome>;
}

/** Evidence that the site held, or what an operator has to know, or why this machine cannot try it. */
export type Outcome = { held: string } | { findings: readonly string[] } | { skipped: string };

/** Returns what held, unless there are findings. */
export const outcomeOf = (findings: readonly string[], held: string): Outcome =>
  findings.length > 0 ? { findings } : { held };

export interface TryContext {
  /** Starts a site with the demo content on a port of its own; it ends with the try. */
  openSite(settings?: Settings): Promise<TriedSite>;
  /**
   * Starts the built server as a process that can be killed; it ends with the try.
   * @param program that of another build
   * @throws in `npm test`, which may run before the build
   */
  startServer(settings?: Settings, program?: string): Promise<TriedServer>;
  /** An amount of work: the whole in `npm run attack`, a sample in `npm test`. */
  amount(whole: number, sample: number): number;
  /** Reports the present step. */
  note(step: string): void;
}

/** Settings of the server, as environment variables. */
export type Settings = Readonly<Record<string, string>>;

export interface TriedSite {
  /** Such as `http://127.0.0.1:4711`; it is also `SITE_ORIGIN`, unless the settings name another. */
  origin: string;
  /** `DATA_DIR`. */
  dataDir: string;
  /** Everything logged so far. */
  output(): string;
}

export interface TriedServer extends TriedSite {
  pid: number;
  /** Sends a signal to the process. */
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code; `null` after a signal. */
  ended: Promise<number | null>;
}

/** The first administrator of every tried site. */
export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

/** Settings of every tried site, before its own. */
export const defaultSettings: Settings = {
  DEMO: 'yes',
  RATE_LIMIT: 'off',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
