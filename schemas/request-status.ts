/**
 * Where a request stands, by the number that is stored and sent; 0 is what the contract's create calls begin with. Its
 * texts are in `src/i18n/tracking`.
 */
export const requestStatus = {
  new: 0,
  /** The venue has called or written. */
  contacted: 1,
  confirmed: 2,
  declined: 3,
  /** The applicant has taken it back. */
  withdrawn: 4,
} as const;

export type RequestStatusName = keyof typeof requestStatus;
export type RequestStatus = (typeof requestStatus)[RequestStatusName];

export const requestStatusNames = Object.keys(requestStatus) as RequestStatusName[];

/** The name of a status. Throws a RangeError on a number that is none. */
export function statusNameOf(status: number): RequestStatusName {
  const name = requestStatusNames.find((candidate) => requestStatus[candidate] === status);
  if (!name) throw new RangeError(`${status} is no status of a request: expected 0 to 4`);
  return name;
}

/** Only a request that nobody has acted on may be amended or withdrawn by its applicant. */
export const mayChange = (status: number): boolean => status === requestStatus.new;
