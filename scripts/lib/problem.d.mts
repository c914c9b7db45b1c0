export class Problem extends Error {
  constructor(cause: string, remedy: string);
}
