type Environment = Readonly<Record<string, string | undefined>>;

export const shellCandidates: (env?: Environment) => string[];
export const chromiumCandidates: (env?: Environment) => string[];
export const findChromium: (env?: Environment) => string | undefined;
