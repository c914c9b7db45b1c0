export function isExecutable(path: string): boolean;
export function inPath(names: readonly string[], path?: string): string[];
