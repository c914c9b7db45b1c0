import * as z from 'zod';
import { isAddress } from '#schemas/contact.ts';

/** Bookings ask for `email`; suggestions ask for `contact`, a phone number or an address. */
const bodySchema = z.object({ email: z.unknown(), contact: z.unknown() }).partial();

/**
 * @param body parsed JSON of a submission
 * @returns the applicant's address; `undefined` if there is none that mail can be sent to
 */
export function applicantAddress(body: unknown): string | undefined {
  const { data } = bodySchema.safeParse(body);
  return [data?.email, data?.contact].find(isAddress);
}
