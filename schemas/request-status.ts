/** Status of a request by its stored number. New requests have 0. The texts are in `src/i18n/tracking.ts`. */
export const requestStatus = {
  new: 0,
  /** The venue has contacted the applicant. */
  contacted: 1,
  confirmed: 2,
  declined: 3,
  /** The applicant has withdrawn the request. */
  withdrawn: 4,
} as const;

export type RequestStatusName = keyof typeof requestStatus;
export type RequestStatus = (typeof requestStatus)[RequestStatusName];

export const requestStatusNames = Object.keys(requestStatus) as RequestStatusName[];

/**
 * @param status number of the contract, 0 to 4
 * @returns its name
 * @throws {RangeError} for another number
 */
export function statusNameOf(status: number): RequestStatusName {
  const name = requestStatusNames.find((candidate) => requestStatus[candidate] === status);
  if (!name) throw new RangeError(`${status} is no status of a request: expected 0 to 4`);
  return name;
}

/** @returns true if the applicant may amend or withdraw the request: only while its status is new */
export const mayChange = (status: number): boolean => status === requestStatus.new;
