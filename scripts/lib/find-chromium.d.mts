type Environment = Readonly<Record<string, string | undefined>>;

export const chromiumCandidates: (env?: Environment) => string[];
export const findChromium: (env?: Environment) => string | undefined;
